internal import DOM

/// One of the views that a ``Layout`` places.
public typealias LayoutSubview = GeometricLayoutSubview<PlainGeometry>

/// A ``LayoutSubview``, with the types that a program writes sizes with.
@MainActor @preconcurrency
public struct GeometricLayoutSubview<Kind: Geometry>: @preconcurrency Equatable {
    let item: LayoutItem
    let values: LayoutValues

    public static func == (one: Self, other: Self) -> Bool { one.item === other.item }
}

extension GeometricLayoutSubview {
    /// The size that the view takes of one that is proposed to it.
    public func sizeThatFits(_ proposal: GeometricProposal<Kind>) -> Kind.Size {
        Kind.value(plainSize(proposal))
    }

    /// The size that the view takes, with its guides.
    public func dimensions(in proposal: GeometricProposal<Kind>) -> GeometricDimensions<Kind> {
        GeometricDimensions(
            plainSize(proposal), guides: values.value(GuidesValue.self, of: item.element))
    }

    /// Puts the view somewhere, with the size that it takes of one that is proposed.
    ///
    /// - Parameter anchor: which of its points stands there.
    public func place(
        at position: Kind.Point, anchor: UnitPoint = .topLeading, proposal: GeometricProposal<Kind>
    ) {
        let position = Kind.plain(position)
        item.place(
            x: position.x, y: position.y, anchor: anchor, width: proposal.width.map { Double($0) },
            height: proposal.height.map { Double($0) })
    }

    /// The value that the view has been given.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { values.value(key, of: item.element) }

    /// How much the view matters.
    public var priority: Double { values.value(LayoutPriority.self, of: item.element) }

    /// The room that the view wants around itself.
    public var spacing: ViewSpacing { ViewSpacing() }

    private func plainSize(_ proposal: GeometricProposal<Kind>) -> Size {
        item.sizeThatFits(
            width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
    }
}
