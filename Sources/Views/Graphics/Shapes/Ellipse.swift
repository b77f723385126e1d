/// An ellipse that fills the room it has.
public struct Ellipse: OutlinedShape {
    let outline = ShapeOutline.ellipse

    public init() {}

    public var body: some View { fill(.foreground) }
}
