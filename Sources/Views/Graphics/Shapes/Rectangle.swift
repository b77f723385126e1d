/// A rectangle that fills the room it has.
nonisolated public struct Rectangle: OutlinedShape {
    var outline: ShapeOutline? { .rectangle }

    public init() {}
}
