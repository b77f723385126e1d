/// A rectangle that fills the room it has.
public struct Rectangle: OutlinedShape {
    let outline = ShapeOutline.rectangle

    public init() {}

    public var body: some View { fill(.foreground) }
}
