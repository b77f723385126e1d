/// How large a view is, and where its guides are.
public typealias ViewDimensions = GeometricDimensions<PlainGeometry>

/// ``ViewDimensions``, with the types that a program writes sizes with.
public struct GeometricDimensions<Kind: Geometry>: Equatable {
    private let size: Size
    private let guides: Guides

    package init(_ size: Size) {
        self.init(size, guides: Guides())
    }

    init(_ size: Size, guides: Guides) {
        self.size = size
        self.guides = guides
    }

    public var width: Kind.Length { Kind.Length(size.width) }
    public var height: Kind.Length { Kind.Length(size.height) }

    /// Where a guide is, from the leading edge.
    public subscript(guide: HorizontalAlignment) -> Kind.Length {
        self[explicit: guide] ?? Kind.Length(guide.defaultPosition(in: size))
    }

    /// Where a guide is, from the top. The baseline of a text is guessed to be a quarter above its lower edge.
    public subscript(guide: VerticalAlignment) -> Kind.Length {
        self[explicit: guide] ?? Kind.Length(guide.defaultPosition(in: size))
    }

    /// Where ``View/alignmentGuide(_:computeValue:)`` puts a guide of the view itself; nil if it does not.
    public subscript(explicit guide: HorizontalAlignment) -> Kind.Length? { explicit(guide.guide) }

    /// Where ``View/alignmentGuide(_:computeValue:)`` puts a guide of the view itself; nil if it does not.
    public subscript(explicit guide: VerticalAlignment) -> Kind.Length? { explicit(guide.guide) }

    private func explicit(_ guide: GuideName) -> Kind.Length? {
        guides.position(guide, in: size).map { Kind.Length($0) }
    }

    public static func == (one: Self, other: Self) -> Bool { one.size == other.size }
}
