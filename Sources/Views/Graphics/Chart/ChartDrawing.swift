internal import DOM

/// The drawing of a chart: an `<svg>` whose lengths are per cents, so that it fits any width and lines stay as wide as
/// they are. Paths, which know no per cents, stand in one inside, which is stretched.
@MainActor
final class ChartDrawing {
    let element = Element("svg", class: "chart-plot")

    private enum Part: Hashable {
        case row(Int)
        case shape(ChartShape.Key)
        case paths
    }

    private let parts: KeyedElements<Part>
    private let paths = Element("svg")
    private let pathElements: KeyedElements<ChartShape.Key>

    init() {
        parts = KeyedElements(element)
        pathElements = KeyedElements(paths)
        element["role"] = "img"
        paths["viewBox"] = "0 0 100 100"
        paths["preserveAspectRatio"] = "none"
        paths["width"] = "100%"
        paths["height"] = "100%"
    }

    func show(_ layout: ChartLayout, _ title: String) {
        element["aria-label"] = title
        showGrid(layout)
        for shape in layout.shapes {
            if case .bar(let x, let y, let width, let height) = shape.geometry {
                let bar = parts.next(.shape(shape.key)) { Element("rect", class: "bar") }
                bar["x"] = percent(x)
                bar["y"] = percent(y)
                bar["width"] = percent(width)
                bar["height"] = percent(height)
                bar["rx"] = "3"
                finish(bar, shape)
            }
        }
        showPaths(layout)
        for shape in layout.shapes { showOnTop(shape) }
        parts.finish()
    }

    /// Lines across at the labels of the numbers: of the vertical axis, or where it has names of the horizontal one.
    private func showGrid(_ layout: ChartLayout) {
        let isUpright = layout.y.share == 0
        for (index, label) in (isUpright ? layout.y : layout.x).labels.enumerated() {
            let line = parts.next(.row(index)) { Element("line", class: "chart-line") }
            let position = percent(isUpright ? 1 - label.position : label.position)
            line["x1"] = isUpright ? "0" : position
            line["x2"] = isUpright ? "100%" : position
            line["y1"] = isUpright ? position : "0"
            line["y2"] = isUpright ? position : "100%"
        }
    }

    private func showPaths(_ layout: ChartLayout) {
        // Areas first: no line is covered.
        let shapes =
            layout.shapes.filter { $0.key.kind == .area } + layout.shapes.filter { $0.key.kind == .line }
        guard !shapes.isEmpty else { return }
        for shape in shapes {
            guard case .path(let path) = shape.geometry else { continue }
            let element = pathElements.next(shape.key) {
                let element = Element("path", class: shape.key.kind == .area ? "area" : "line")
                element["vector-effect"] = "non-scaling-stroke"
                return element
            }
            element["d"] = path
            element["stroke-width"] = shape.lineWidth.map(ChartNumber.coordinate)
            element.setLook(shape.look)
        }
        pathElements.finish()
        _ = parts.next(.paths) { paths }
    }

    private func showOnTop(_ shape: ChartShape) {
        switch shape.geometry {
        case .point(let x, let y):
            let point = parts.next(.shape(shape.key)) { Element("circle", class: "point") }
            point["cx"] = percent(x)
            point["cy"] = percent(y)
            point["r"] = "4"
            finish(point, shape)
        case .rule(let x, let y):
            let line = parts.next(.shape(shape.key)) { Element("line", class: "rule") }
            line["x1"] = x.map(percent) ?? "0"
            line["x2"] = x.map(percent) ?? "100%"
            line["y1"] = y.map(percent) ?? "0"
            line["y2"] = y.map(percent) ?? "100%"
            finish(line, shape)
        case .bar, .path: break
        }
    }

    /// Gives a shape its colour, and the words that a pointing device is shown.
    private func finish(_ element: Element, _ shape: ChartShape) {
        element["stroke-width"] = shape.lineWidth.map(ChartNumber.coordinate)
        element.setLook(shape.look)
        if let title = element.children.first {
            title.text = shape.title
        } else {
            element.append(Element("title", text: shape.title))
        }
    }

    private func percent(_ part: Double) -> String {
        ChartNumber.coordinate(part * 100) + "%"
    }
}
