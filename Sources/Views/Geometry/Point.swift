/// A point of a plane, in pixels from its corner at the top and the leading edge.
public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    /// A point by its distances from the leading edge and from the top.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The corner that both distances begin at.
    public static let zero = Point()

    /// The point where a transform puts this one.
    public func applying(_ transform: PlaneTransform) -> Point {
        Point(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}
