/// How large a view is, and where it stands.
public typealias GeometryProxy = GeometricProxy<PlainGeometry>

/// A ``GeometryProxy``, with the types that a program writes sizes with.
///
/// What it says is what the browser has said last. A view that reads it is evaluated again when that changes.
@MainActor @preconcurrency
public struct GeometricProxy<Kind: Geometry> {
    let source: GeometrySource

    package init(_ source: GeometrySource) {
        self.source = source
    }

    /// The size, in pixels.
    public var size: Kind.Size { Kind.value(source.size) }

    /// The room at the sides that a page must leave free: none, since a browser's window has no such.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The view's size, with the place in a space. The page's first picture has it in the corner.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> Kind.Rect {
        Kind.value(source.frame(in: coordinateSpace.coordinateSpace))
    }

    /// The view's size, with the place in a space.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> Kind.Rect {
        Kind.value(source.frame(in: coordinateSpace))
    }

    /// The whole of a space, in the view's own coordinates; nil as long as the browser has not said it.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> Kind.Rect? {
        source.bounds(of: coordinateSpace.coordinateSpace).map { Kind.value($0) }
    }
}
