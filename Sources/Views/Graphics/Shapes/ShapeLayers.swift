internal import DOM

/// A shape with what it is painted with: fillings and lines, one above the other.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.orange, lineWidth: 4)
/// ```
public struct ShapeLayers<Outline: Shape>: View {
    /// The shape.
    public let shape: Outline
    let layers: [ShapeLayer]

    init(_ shape: Outline, _ layers: ShapeLayer...) {
        self.init(shape, layers: layers)
    }

    private init(_ shape: Outline, layers: [ShapeLayer]) {
        self.shape = shape
        self.layers = layers
    }
}

/// One thing that is painted of a shape.
enum ShapeLayer: Equatable {
    case fill(Paint, FillStyle)
    case stroke(Paint, StrokeStyle)
    /// A line inside of the edge.
    case border(Paint, StrokeStyle)

    var paint: Paint {
        switch self {
        case .fill(let paint, _), .stroke(let paint, _), .border(let paint, _): paint
        }
    }
}

extension ShapeLayers {
    /// The shape filled as well, above what is painted of it already.
    public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> ShapeLayers {
        with(.fill(content.paint, style))
    }

    /// The shape's edge as a line of some pixels, above what is painted of it already.
    public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1, antialiased: Bool = true)
        -> ShapeLayers
    {
        with(.stroke(content.paint, StrokeStyle(lineWidth: lineWidth)))
    }

    /// The shape's edge as a line, above what is painted of it already.
    public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool = true)
        -> ShapeLayers
    {
        with(.stroke(content.paint, style))
    }

    private func with(_ layer: ShapeLayer) -> ShapeLayers { ShapeLayers(shape, layers: layers + [layer]) }
}

extension ShapeLayers where Outline: InsettableShape {
    /// The shape's edge as a line of some pixels inside of the edge, above what is painted of it already.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, lineWidth: Double = 1, antialiased: Bool = true
    ) -> ShapeLayers {
        with(.border(content.paint, StrokeStyle(lineWidth: lineWidth)))
    }

    /// The shape's edge as a line inside of the edge, above what is painted of it already.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> ShapeLayers {
        with(.border(content.paint, style))
    }
}

extension ShapeLayers: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ShapeNode(self, at: place) }
}

/// The place of a shape: a drawing, which is asked of the browser how large it is only if that makes a difference.
private final class ShapeNode<Outline: Shape>: ViewNode<ShapeLayers<Outline>> {
    private var view: ShapeLayers<Outline>
    private let place: Place
    private let element = Element("svg", class: "shape")
    private let picture: ShapePicture
    private var source: GeometrySource?
    /// The shape as it is at this step of an animation.
    private var shown: Outline
    private let interpolation: (any Interpolation)?

    init(_ view: ShapeLayers<Outline>, at place: Place) {
        self.view = view
        self.place = place
        element["aria-hidden"] = "true"
        picture = ShapePicture(element)
        shown = view.shape
        let isStill = Outline.AnimatableData.self == EmptyAnimatableData.self
        interpolation = isStill ? nil : ValueInterpolation<Outline>()
        super.init(at: place)
        step(isNew: true)
        evaluate()
    }

    override func update(_ view: ShapeLayers<Outline>) {
        self.view = view
        step(isNew: true)
        evaluate()
    }

    private func step(isNew: Bool) {
        shown = view.shape
        guard let interpolation else { return }
        withUnsafeMutablePointer(to: &shown) {
            interpolation.apply(to: UnsafeMutableRawPointer($0), isNew: isNew, for: self, at: place)
        }
    }

    override func evaluate() {
        super.evaluate()
        step(isNew: false)
        track { draw() }
    }

    private func draw() {
        var shape: any Shape = shown
        let moved = shape as? any ShapeInPlace
        if let moved { shape = moved.unmoved }
        picture.move(moved)
        if shape.isShown(by: picture, view.layers) { return forgetSize() }
        let found =
            source == nil && !view.layers.contains { $0.paint.hasLengths }
            ? ShapeFit.find { shape.drawing(in: $0) } : (fit: .sized, drawing: PathDrawing())
        guard found.fit == .sized else { return picture.draw(found.drawing, found.fit, view.layers) }
        let size = measuredSize
        picture.draw(shape.drawing(in: size), .sized, view.layers, in: size)
    }

    /// The size that the browser has said last, or a guess.
    private var measuredSize: Size {
        if let source { return source.size.orLeast }
        let source = GeometrySource(element, .content, at: place)
        self.source = source
        // By then it stands where it belongs, and has the size that a frame gives it.
        graph.afterUpdate { [weak self] in
            guard let self, isMounted, self.source === source, source.improveGuess() else { return }
            invalidate()
        }
        return source.size.orLeast
    }

    private func forgetSize() {
        source?.close()
        source = nil
    }

    override func collect(into elements: inout [Element]) {
        elements.append(element)
    }

    override func unmount() {
        super.unmount()
        interpolation?.cancel()
        forgetSize()
    }
}

extension Size {
    /// What has no size is not shown, but a path has to be drawn for it all the same.
    fileprivate var orLeast: Size { Size(width: max(width, 1), height: max(height, 1)) }
}

extension Shape {
    /// Has a picture show it as one element, or as a rectangle with round corners. Returns whether that can be.
    @MainActor
    fileprivate func isShown(by picture: ShapePicture, _ layers: [ShapeLayer]) -> Bool {
        guard let outline, layers.count == 1, let layer = layers.first else {
            return false
        }
        return picture.show(outline, layer)
    }
}
