/// A style whose type is forgotten.
public struct AnyShapeStyle: ShapeStyle {
    public let paint: Paint

    /// Forgets the type of a style.
    public init(_ style: some ShapeStyle) {
        paint = style.paint
    }
}
