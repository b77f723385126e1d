/// A style whose type is forgotten.
public struct AnyShapeStyle: ShapeStyle {
    public let paint: Paint

    public init(_ style: some ShapeStyle) {
        paint = style.paint
    }
}
