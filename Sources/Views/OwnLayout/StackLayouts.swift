/// The arrangement of an ``HStack``, for programs that choose between several.
public typealias HStackLayout = GeometricHStackLayout<PlainGeometry>
/// The arrangement of a ``VStack``.
public typealias VStackLayout = GeometricVStackLayout<PlainGeometry>
/// The arrangement of a ``ZStack``.
public typealias ZStackLayout = GeometricZStackLayout<PlainGeometry>
/// The arrangement of a ``Grid``.
public typealias GridLayout = GeometricGridLayout<PlainGeometry>

/// An ``HStackLayout``, with the types that a program writes sizes with.
public struct GeometricHStackLayout<Kind: Geometry>: GeometricLayout {
    public var alignment: VerticalAlignment
    public var spacing: Kind.Length?

    public init(alignment: VerticalAlignment = .center, spacing: Kind.Length? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public var flow: LayoutFlow? {
        LayoutFlow(
            classes: ["align": alignment.className], tag: "hstack", spacing: spacing.map { Double($0) },
            rowSpacing: nil)
    }

    private var line: LayoutLine { LayoutLine(axis: .horizontal, spacing: spacing.map { Double($0) } ?? 8) }

    public func sizeThatFits(
        proposal: GeometricProposal<Kind>, subviews: GeometricLayoutSubviews<Kind>, cache: inout Void
    ) -> Kind.Size {
        Kind.value(line.size(of: subviews))
    }

    public func placeSubviews(
        in bounds: Kind.Rect, proposal: GeometricProposal<Kind>, subviews: GeometricLayoutSubviews<Kind>,
        cache: inout Void
    ) {
        line.place(subviews, in: bounds)
    }
}

/// A ``VStackLayout``, with the types that a program writes sizes with.
public struct GeometricVStackLayout<Kind: Geometry>: GeometricLayout {
    public var alignment: HorizontalAlignment
    public var spacing: Kind.Length?

    public init(alignment: HorizontalAlignment = .center, spacing: Kind.Length? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public var flow: LayoutFlow? {
        LayoutFlow(
            classes: ["align": alignment.className], tag: "vstack", spacing: spacing.map { Double($0) },
            rowSpacing: nil)
    }

    private var line: LayoutLine { LayoutLine(axis: .vertical, spacing: spacing.map { Double($0) } ?? 8) }

    public func sizeThatFits(
        proposal: GeometricProposal<Kind>, subviews: GeometricLayoutSubviews<Kind>, cache: inout Void
    ) -> Kind.Size {
        Kind.value(line.size(of: subviews))
    }

    public func placeSubviews(
        in bounds: Kind.Rect, proposal: GeometricProposal<Kind>, subviews: GeometricLayoutSubviews<Kind>,
        cache: inout Void
    ) {
        line.place(subviews, in: bounds)
    }
}

/// A ``ZStackLayout``, with the types that a program writes sizes with.
public struct GeometricZStackLayout<Kind: Geometry>: GeometricLayout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public var flow: LayoutFlow? {
        LayoutFlow(
            classes: ["align": alignment.vertical.className, "justify": alignment.horizontal.className],
            tag: "zstack", spacing: nil, rowSpacing: nil)
    }

    public func sizeThatFits(
        proposal: GeometricProposal<Kind>, subviews: GeometricLayoutSubviews<Kind>, cache: inout Void
    ) -> Kind.Size {
        let sizes = subviews.map { Kind.plain($0.sizeThatFits(proposal)) }
        return Kind.value(
            Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0))
    }

    public func placeSubviews(
        in bounds: Kind.Rect, proposal: GeometricProposal<Kind>, subviews: GeometricLayoutSubviews<Kind>,
        cache: inout Void
    ) {
        let bounds = Kind.plain(bounds)
        let middle = Kind.value(Point(x: bounds.midX, y: bounds.midY))
        for subview in subviews { subview.place(at: middle, anchor: .center, proposal: proposal) }
    }
}

/// A ``GridLayout``, with the types that a program writes sizes with.
public struct GeometricGridLayout<Kind: Geometry>: GeometricLayout {
    public var alignment: Alignment
    public var horizontalSpacing: Kind.Length?
    public var verticalSpacing: Kind.Length?

    public init(
        alignment: Alignment = .center, horizontalSpacing: Kind.Length? = nil,
        verticalSpacing: Kind.Length? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public var flow: LayoutFlow? {
        LayoutFlow(
            classes: ["align": alignment.vertical.className, "justify": alignment.horizontal.className],
            tag: "grid", spacing: horizontalSpacing.map { Double($0) },
            rowSpacing: verticalSpacing.map { Double($0) })
    }

    private var line: LayoutLine {
        LayoutLine(axis: .vertical, spacing: verticalSpacing.map { Double($0) } ?? 8)
    }

    public func sizeThatFits(
        proposal: GeometricProposal<Kind>, subviews: GeometricLayoutSubviews<Kind>, cache: inout Void
    ) -> Kind.Size {
        Kind.value(line.size(of: subviews))
    }

    public func placeSubviews(
        in bounds: Kind.Rect, proposal: GeometricProposal<Kind>, subviews: GeometricLayoutSubviews<Kind>,
        cache: inout Void
    ) {
        line.place(subviews, in: bounds)
    }
}
