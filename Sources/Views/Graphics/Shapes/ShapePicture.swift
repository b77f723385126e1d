internal import DOM

/// The element that shows a shape.
@MainActor
final class ShapePicture {
    private let element: Element
    /// The parts of each layer, which stay while their attributes change.
    private var parts: [ShapePart] = []
    /// Classes and values that the element has at the moment.
    private var look = StyleDecoration("")
    private var placeInRoom = StyleDecoration("")

    init(_ element: Element) {
        self.element = element
    }
}

extension ShapePicture {
    /// Moves or turns what is drawn.
    func move(_ moved: (any ShapeInPlace)?) {
        var classes: [String] = []
        var values: [StyleDecoration.Value] = []
        if let moved, moved.offset != .zero {
            classes.append("offset")
            values.append(.init("--offset", "\(moved.offset.width.length) \(moved.offset.height.length)"))
        }
        if let moved, moved.turn != .zero {
            classes.append("turned")
            values.append(.init("--turn", "\(moved.turn.degrees.digits)deg"))
            values += moved.anchor.origin
        }
        change(&placeInRoom, to: StyleDecoration(classes.joined(separator: " "), values))
    }

    private func change(_ look: inout StyleDecoration, to new: StyleDecoration) {
        guard look != new else { return }
        new.replace(look, on: element)
        look = new
    }

    /// Shows one of the outlines that need no path. Returns false if they do, painted like this.
    func show(_ outline: ShapeOutline, _ layer: ShapeLayer) -> Bool {
        switch layer {
        case .fill(let paint, _):
            if case .gradient(let gradient) = paint.kind, !gradient.isLine {
                clear()
                change(&look, to: outline.look(painted: gradient))
                return true
            }
            showForm(DrawnShape(outline: outline, fill: paint, stroke: nil, lineWidth: 0), nil)
            return true
        case .stroke(let paint, let style):
            guard outline != .capsule, !paint.isAround else { return false }
            showForm(
                DrawnShape(outline: outline, fill: nil, stroke: paint, lineWidth: style.lineWidth), style)
            return true
        case .border(let paint, let style):
            guard let look = outline.look(bordered: paint, style) else { return false }
            clear()
            change(&self.look, to: look)
            return true
        }
    }

    private func showForm(_ form: DrawnShape, _ style: StrokeStyle?) {
        if !parts.isEmpty { clear() }
        change(&look, to: StyleDecoration(""))
        element["preserveAspectRatio"] = nil
        form.update(element, in: EnvironmentValues())
        element.children.last?.setPen(style, isWidthSet: true)
    }

    private func clear() {
        parts = []
        element.removeAllChildren()
        element.setClass("shape", nil)
        element["viewBox"] = nil
        element["preserveAspectRatio"] = nil
    }

    /// Draws a path.
    func draw(
        _ drawing: PathDrawing, _ fit: ShapeFit, _ layers: [ShapeLayer], in size: Size = ShapeFit.square
    ) {
        if parts.isEmpty { clear() }
        change(&look, to: StyleDecoration(""))
        element["viewBox"] =
            fit == .fixed
            ? nil : "0 0 \(ChartNumber.coordinate(size.width)) \(ChartNumber.coordinate(size.height))"
        element["preserveAspectRatio"] = fit == .stretched || fit == .sized ? "none" : nil
        while parts.count < layers.count { parts.append(ShapePart()) }
        parts.removeLast(parts.count - layers.count)
        let data = drawing.data
        element.arrange(
            zip(parts, layers).flatMap { part, layer in
                part.show(layer, drawing, data, isScaled: fit != .fixed)
            })
    }
}
