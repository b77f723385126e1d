/// The size that a layout proposes to a view, or to itself; nil where the view may choose.
public typealias ProposedViewSize = GeometricProposal<PlainGeometry>

/// A ``ProposedViewSize``, with the types that a program writes sizes with.
public struct GeometricProposal<Kind: Geometry>: Equatable, Sendable {
    public var width: Kind.Length?
    public var height: Kind.Length?

    public init(width: Kind.Length?, height: Kind.Length?) {
        self.width = width
        self.height = height
    }

    public init(_ size: Kind.Size) {
        let size = Kind.plain(size)
        self.init(width: Kind.Length(size.width), height: Kind.Length(size.height))
    }

    /// The view chooses.
    public static var unspecified: Self { Self(width: nil, height: nil) }
    /// As small as the view can be.
    public static var zero: Self { Self(width: 0, height: 0) }
    /// As large as the view can be.
    public static var infinity: Self { Self(width: .infinity, height: .infinity) }

    /// The size, with others in the place of what is left to the view.
    public func replacingUnspecifiedDimensions(by size: Kind.Size = Kind.value(Size(width: 10, height: 10)))
        -> Kind.Size
    {
        let size = Kind.plain(size)
        return Kind.value(
            Size(
                width: width.map { Double($0) } ?? size.width,
                height: height.map { Double($0) } ?? size.height)
        )
    }
}
