/// A place with a size in a plane, in pixels.
///
/// ```swift
/// let frame = Rect(x: 0, y: 0, width: 160, height: 90)
/// let inside = frame.insetBy(dx: 8, dy: 8)
/// ```
public struct Rect: Hashable, Sendable {
    /// The corner that has the least distances.
    public var origin: Point
    public var size: Size

    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Nothing, in the corner.
    public static let zero = Rect(origin: .zero, size: .zero)
}

extension Rect {
    public var width: Double { abs(size.width) }
    public var height: Double { abs(size.height) }
    public var minX: Double { min(origin.x, origin.x + size.width) }
    public var midX: Double { origin.x + size.width / 2 }
    public var maxX: Double { max(origin.x, origin.x + size.width) }
    public var minY: Double { min(origin.y, origin.y + size.height) }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxY: Double { max(origin.y, origin.y + size.height) }

    /// Whether it has no width or no height.
    public var isEmpty: Bool { size.width == 0 || size.height == 0 }

    /// The rectangle without a margin at each side; it does not get smaller than nothing.
    public func insetBy(dx: Double, dy: Double) -> Rect {
        let dx = min(dx, width / 2)
        let dy = min(dy, height / 2)
        return Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// The rectangle elsewhere.
    public func offsetBy(dx: Double, dy: Double) -> Rect {
        Rect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The smallest rectangle around both.
    public func union(_ other: Rect) -> Rect {
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// What is in both; nil if nothing is.
    public func intersection(_ other: Rect) -> Rect? {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        let width = min(maxX, other.maxX) - x
        let height = min(maxY, other.maxY) - y
        return width < 0 || height < 0 ? nil : Rect(x: x, y: y, width: width, height: height)
    }

    /// Whether a point is inside.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The smallest rectangle around the one that a transform makes of this.
    public func applying(_ transform: PlaneTransform) -> Rect {
        let corners = [
            Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
            Point(x: minX, y: maxY),
        ].map { $0.applying(transform) }
        let x = corners.map(\.x)
        let y = corners.map(\.y)
        let (left, top) = (x.min() ?? 0, y.min() ?? 0)
        return Rect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
    }

    /// A point of the rectangle by its shares of the width and the height.
    func point(_ unit: UnitPoint) -> Point {
        Point(x: minX + unit.x * width, y: minY + unit.y * height)
    }
}
