/// A circle, as large as finds room.
public struct Circle: OutlinedShape {
    let outline = ShapeOutline.circle

    public init() {}

    public var body: some View { fill(.foreground) }
}
