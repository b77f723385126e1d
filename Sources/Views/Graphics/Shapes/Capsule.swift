/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: OutlinedShape {
    var outline: ShapeOutline? { .capsule }

    /// - Parameter style: how its ends are rounded; here it makes no difference.
    public init(style: RoundedCornerStyle = .continuous) {}
}
