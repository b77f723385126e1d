/// How large a view is, and where its guides are.
public typealias ViewDimensions = GeometricDimensions<PlainGeometry>

/// ``ViewDimensions``, with the types that a program writes sizes with.
public struct GeometricDimensions<Kind: Geometry>: Equatable {
    private let size: Size

    package init(_ size: Size) {
        self.size = size
    }

    public var width: Kind.Length { Kind.Length(size.width) }
    public var height: Kind.Length { Kind.Length(size.height) }

    /// Where a guide is, from the leading edge.
    public subscript(guide: HorizontalAlignment) -> Kind.Length {
        switch guide {
        case .leading: 0
        case .center: width / 2
        case .trailing: width
        }
    }

    /// Where a guide is, from the top. The baseline of a text is guessed to be a quarter above its lower edge.
    public subscript(guide: VerticalAlignment) -> Kind.Length {
        switch guide {
        case .top: 0
        case .center: height / 2
        case .bottom: height
        default: height * 3 / 4
        }
    }

    /// Where a guide was put; nil, since a view's own guides do not reach the layout around it.
    public subscript(explicit guide: HorizontalAlignment) -> Kind.Length? { nil }
    public subscript(explicit guide: VerticalAlignment) -> Kind.Length? { nil }
}
