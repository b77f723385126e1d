/// The room that a view wants around itself: 8 pixels to each other view, as the stacks leave.
public struct ViewSpacing: Sendable {
    private var length = 8.0

    public init() {}

    /// No room.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.length = 0
        return spacing
    }()

    /// The room between two views.
    public func distance(to next: ViewSpacing, along axis: Axis) -> Double { max(length, next.length) }

    /// Makes it as large as another one where that is larger.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        length = max(length, other.length)
    }

    /// As large as the larger of both.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var sum = self
        sum.formUnion(other, edges: edges)
        return sum
    }
}
