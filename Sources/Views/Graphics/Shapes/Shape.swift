internal import DOM

/// A form that fills the room that it is given, in the colour of text: ``Circle``, ``Rectangle`` and their like, or one of one's
/// own.
///
/// ```swift
/// struct Roof: Shape {
///     func path(in rect: Rect) -> Path {
///         Path { path in
///             path.move(to: Point(x: rect.minX, y: rect.maxY))
///             path.addLine(to: Point(x: rect.midX, y: rect.minY))
///             path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
///         }
///     }
/// }
///
/// struct House: View {
///     var body: some View {
///         Roof().fill(.brown).frame(width: 120, height: 60)
///     }
/// }
/// ```
///
/// A shape with `animatableData` is drawn again at each step of an animation, see ``Animatable``.
///
/// Only the browser knows how large its place is. A path in proportion to its place, or to a square in its middle, is drawn once
/// and fitted in by the browser; of others the browser says how large they are, and they are drawn again.
@preconcurrency
nonisolated public protocol Shape: View, Animatable, Sendable {
    /// The types that it writes points with; what ``path(in:)`` takes says it.
    associatedtype Space: Geometry

    /// The outline in a rectangle.
    func path(in rect: Space.Rect) -> GeometricPath<Space>
}

extension Shape {
    @MainActor @preconcurrency
    public var body: some View { fill(.foreground) }

    /// The shape's outline in a place of a size.
    package func drawing(in size: Size) -> PathDrawing {
        path(in: Space.value(Rect(origin: .zero, size: size))).drawing
    }

    /// The shape filled with a colour, a gradient or a material.
    @MainActor @preconcurrency
    public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> ShapeLayers<Self>
    {
        ShapeLayers(self, .fill(content.paint, style))
    }

    /// The shape filled with a colour.
    @MainActor @preconcurrency
    public func fill(_ content: Color, style: FillStyle = FillStyle()) -> ShapeLayers<Self> {
        ShapeLayers(self, .fill(content.paint, style))
    }

    /// The shape filled with the colour of text.
    @MainActor @preconcurrency
    public func fill(style: FillStyle = FillStyle()) -> ShapeLayers<Self> {
        ShapeLayers(self, .fill(ForegroundStyle().paint, style))
    }

    /// The shape's edge as a line of some pixels, in a colour or a gradient.
    @MainActor @preconcurrency
    public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1, antialiased: Bool = true)
        -> ShapeLayers<Self>
    {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's edge as a line of some pixels, in a colour.
    @MainActor @preconcurrency
    public func stroke(_ content: Color, lineWidth: Double = 1, antialiased: Bool = true) -> ShapeLayers<Self>
    {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's edge as a line, in a colour or a gradient.
    @MainActor @preconcurrency
    public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool = true)
        -> ShapeLayers<Self>
    {
        ShapeLayers(self, .stroke(content.paint, style))
    }

    /// The shape's edge as a line, in a colour.
    @MainActor @preconcurrency
    public func stroke(_ content: Color, style: StrokeStyle, antialiased: Bool = true) -> ShapeLayers<Self> {
        ShapeLayers(self, .stroke(content.paint, style))
    }

    /// The shape's edge as a line of some pixels, which is a shape itself.
    public func stroke(lineWidth: Double = 1, antialiased: Bool = true) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's edge as a line, which is a shape itself.
    public func stroke(style: StrokeStyle, antialiased: Bool = true) -> some Shape {
        StrokedShape(shape: self, style: style)
    }
}

extension Shape {
    /// The corners of a view of this shape; nil for a shape that is more than a rectangle with round corners.
    var corners: StyleDecoration? {
        switch outline {
        case .circle: StyleDecoration("rounded-circle", reach: .side(.corner))
        case .ellipse: StyleDecoration("rounded-half", reach: .side(.corner))
        case .capsule: StyleDecoration("rounded-full", reach: .side(.corner))
        case .rectangle: StyleDecoration("rounded", [.init("--corner", 0.length)], reach: .side(.corner))
        case .rounded(let radius):
            StyleDecoration("rounded", [.init("--corner", radius.length)], reach: .side(.corner))
        case nil: nil
        }
    }

    var outline: ShapeOutline? {
        if let shape = self as? AnyShape { return (shape.base as? any OutlinedShape)?.outline }
        return (self as? any OutlinedShape)?.outline
    }
}

/// A shape that the style sheet, or one element of a drawing, knows how to draw at any size.
nonisolated protocol OutlinedShape: Shape {
    var outline: ShapeOutline? { get }
}

/// The looks of a shape.
enum ShapeOutline: Equatable, Sendable {
    case circle, ellipse, rectangle, capsule
    /// A rectangle whose corners are rounded, by some pixels.
    case rounded(Double)
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners.
    public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
    {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose corners are rounded each in its way.
    public static func rect(
        topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
        topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
