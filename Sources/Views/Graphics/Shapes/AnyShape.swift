/// A shape whose type is forgotten.
nonisolated public struct AnyShape: Shape {
    let draw: @Sendable (Size) -> PathDrawing
    let base: any Shape

    /// Forgets the type of a shape.
    public init<Base: Shape>(_ shape: Base) {
        base = shape
        draw = { shape.drawing(in: $0) }
    }

    public func path(in rect: Rect) -> Path {
        let drawing = draw(rect.size)
        return Path(drawing.placed(by: PlaneTransform(translationX: rect.minX, y: rect.minY)))
    }
}
