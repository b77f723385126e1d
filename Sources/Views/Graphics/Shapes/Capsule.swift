/// A rectangle whose shorter sides are half circles.
public struct Capsule: OutlinedShape {
    let outline = ShapeOutline.capsule

    public init() {}

    public var body: some View { fill(.foreground) }
}
