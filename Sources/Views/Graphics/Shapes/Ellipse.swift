/// An ellipse that fills the room it has.
nonisolated public struct Ellipse: OutlinedShape {
    var outline: ShapeOutline? { .ellipse }

    public init() {}
}
