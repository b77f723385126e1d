/// A shape that can be made smaller by a margin, so that a line along its edge stays inside of its place.
@preconcurrency
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape, smaller by a margin.
    func inset(by amount: Space.Length) -> InsetShape
}

extension InsettableShape {
    /// The shape's edge as a line of some pixels, inside of the edge.
    @MainActor @preconcurrency
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, lineWidth: Double = 1, antialiased: Bool = true
    ) -> ShapeLayers<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's edge as a line of some pixels, inside of the edge, in a colour.
    @MainActor @preconcurrency
    public func strokeBorder(_ content: Color, lineWidth: Double = 1, antialiased: Bool = true)
        -> ShapeLayers<Self>
    {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's edge as a line inside of the edge.
    @MainActor @preconcurrency
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> ShapeLayers<Self> {
        ShapeLayers(self, .border(content.paint, style))
    }

    /// The shape's edge as a line inside of the edge, in a colour.
    @MainActor @preconcurrency
    public func strokeBorder(_ content: Color, style: StrokeStyle, antialiased: Bool = true) -> ShapeLayers<
        Self
    > {
        ShapeLayers(self, .border(content.paint, style))
    }

    /// The shape's edge as a line of some pixels, inside of the edge, in the colour of text.
    @MainActor @preconcurrency
    public func strokeBorder(lineWidth: Double = 1, antialiased: Bool = true) -> ShapeLayers<Self> {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's edge as a line inside of the edge, in the colour of text.
    @MainActor @preconcurrency
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeLayers<Self> {
        ShapeLayers(self, .border(ForegroundStyle().paint, style))
    }
}

/// One of Pinion's own shapes, smaller by a margin.
nonisolated public struct SmallerShape<Base: InsettableShape>: InsettableShape {
    let base: Base
    let amount: Double

    public func path(in rect: Base.Space.Rect) -> GeometricPath<Base.Space> {
        let inside = Base.Space.plain(rect).insetBy(dx: amount, dy: amount)
        return base.path(in: Base.Space.value(inside))
    }

    public func inset(by amount: Base.Space.Length) -> SmallerShape {
        SmallerShape(base: base, amount: self.amount + Double(amount))
    }
}
