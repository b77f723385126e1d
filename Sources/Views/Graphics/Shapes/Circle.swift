/// A circle, as large as finds room.
nonisolated public struct Circle: OutlinedShape {
    var outline: ShapeOutline? { .circle }

    public init() {}
}
