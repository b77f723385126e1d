internal import DOM

/// The drawing of a chart: an `<svg>` whose lengths are per cents, so that it fits any width and lines stay as wide as
/// they are. Paths, which know no per cents, stand in one inside, which is stretched. With time, what stands at a moment is
/// in layers inside, which are moved as a whole.
@MainActor
final class ChartDrawing {
    let element = Element("svg", class: "chart-plot")

    private enum Part: Hashable {
        case row(Int)
        case column(String)
        case columns
        case shape(ChartShape.Key)
        case symbol(ChartShape.Key)
        case words(ChartShape.Key)
        case band(Int, isLine: Bool)
        case gradients, sectors, behind, paths, front
    }

    private let parts: KeyedElements<Part>
    private let behind = ChartLayer<Part>()
    private let front = ChartLayer<Part>()
    private let paths = Element("svg")
    private let pathElements: KeyedElements<Part>
    /// Of each line the part that leaves the section.
    private var firstParts: [ChartShape.Key: ChartPath.Part] = [:]
    private let columns = Element("g", class: "chart-columns")
    private let columnElements: KeyedElements<String>
    private var pathParts: [ChartShape.Key: KeyedElements<Int>] = [:]
    private let sectors = Element("svg", class: "chart-sectors")
    private let sectorElements: KeyedElements<Part>
    let gradients = ChartGradients()

    init() {
        parts = KeyedElements(element)
        pathElements = KeyedElements(paths)
        columnElements = KeyedElements(columns)
        sectorElements = KeyedElements(sectors)
        sectors["viewBox"] = "-100 -100 200 200"
        element["role"] = "img"
        paths["preserveAspectRatio"] = "none"
        paths["width"] = "100%"
        paths["height"] = "100%"
    }

    /// - Parameter bands: what is chosen, from left to right.
    func show(_ layout: ChartLayout, _ title: String, bands: [ClosedRange<Double>]) {
        element["aria-label"] = title
        showGrid(layout)
        for shape in layout.shapes { showBehind(shape, layout) }
        for (index, band) in bands.enumerated() { showBand(band, index, layout) }
        finish(behind, .behind, layout)
        showSectors(layout)
        showPaths(layout)
        for shape in layout.shapes { showOnTop(shape, layout) }
        finish(front, .front, layout)
        if gradients.finish() { _ = parts.next(.gradients) { gradients.element } }
        parts.finish()
    }

    /// What is chosen: a range, or a line at a value.
    private func showBand(_ band: ClosedRange<Double>, _ index: Int, _ layout: ChartLayout) {
        let isLine = band.lowerBound == band.upperBound
        let element = elements(behind, layout).next(.band(index, isLine: isLine)) {
            Element(isLine ? "line" : "rect", class: "chart-band")
        }
        let start = percent(band.lowerBound + layout.frame.shift)
        if isLine {
            (element["x1"], element["x2"], element["y1"], element["y2"]) = (start, start, "0", "100%")
        } else {
            (element["x"], element["width"], element["height"]) =
                (start, percent(band.upperBound - band.lowerBound), "100%")
        }
    }

    private func showSectors(_ layout: ChartLayout) {
        var isEmpty = true
        for shape in layout.shapes {
            guard case .sector(let sector) = shape.geometry else { continue }
            isEmpty = false
            let path = sectorElements.next(.shape(shape.key)) {
                let path = Element("path", class: "sector")
                path.append(Element("title"))
                return path
            }
            path["d"] = sector.path
            finish(path, shape)
        }
        for shape in layout.shapes {
            guard case .sector(let sector) = shape.geometry, let words = shape.style.annotation else {
                continue
            }
            let text = sectorElements.next(.words(shape.key)) { Element("text", class: "chart-words") }
            let (x, y) = sector.middle
            (text["x"], text["y"]) = (ChartNumber.coordinate(x), ChartNumber.coordinate(y))
            (text["text-anchor"], text["dy"]) = ("middle", "0.35em")
            text.text = words.text
        }
        sectorElements.finish()
        if !isEmpty { _ = parts.next(.sectors) { sectors } }
    }

    private func showBehind(_ shape: ChartShape, _ layout: ChartLayout) {
        switch shape.geometry {
        case .bar(let x, let y, let width, let height):
            let bar = elements(behind, layout).next(.shape(shape.key)) { Element("rect", class: "bar") }
            bar["x"] = percent(x + layout.frame.shift)
            bar["y"] = percent(y)
            bar["width"] = percent(width)
            bar["height"] = percent(height)
            bar["rx"] = ChartNumber.coordinate(shape.style.cornerRadius ?? 3)
            finish(bar, shape)
        case .rectangle(let x, let y):
            let elements = x == nil ? parts : elements(behind, layout)
            let rectangle = elements.next(.shape(shape.key)) { Element("rect", class: "rectangle") }
            let (across, down) = (x ?? 0...1, y ?? 0...1)
            rectangle["x"] = percent(across.lowerBound + (x == nil ? 0 : layout.frame.shift))
            rectangle["y"] = percent(down.lowerBound)
            rectangle["width"] = percent(across.upperBound - across.lowerBound)
            rectangle["height"] = percent(down.upperBound - down.lowerBound)
            rectangle["rx"] = shape.style.cornerRadius.map(ChartNumber.coordinate)
            finish(rectangle, shape)
        case .path, .point, .rule, .sector: break
        }
    }

    /// Those of a layer that moves, or of the whole.
    private func elements(_ layer: ChartLayer<Part>, _ layout: ChartLayout) -> KeyedElements<Part> {
        layout.frame.isMoving ? layer.elements : parts
    }

    private func finish(_ layer: ChartLayer<Part>, _ part: Part, _ layout: ChartLayout) {
        if layer.finish(shift: layout.frame.shift) { _ = parts.next(part) { layer.element } }
    }

    /// Lines across at the labels of the numbers: of the vertical axis, or where it has names of the horizontal one. With
    /// time lines go down, too.
    private func showGrid(_ layout: ChartLayout) {
        guard !layout.isPie else { return }
        let isUpright = layout.y.share == 0
        for (index, placed) in (isUpright ? layout.y : layout.x).marks.enumerated() where placed.mark.hasLine
        {
            let line = parts.next(.row(index)) { Element("line", class: "chart-line") }
            let position = percent(isUpright ? 1 - placed.position : placed.position)
            line["x1"] = isUpright ? "0" : position
            line["x2"] = isUpright ? "100%" : position
            line["y1"] = isUpright ? position : "0"
            line["y2"] = isUpright ? position : "100%"
        }
        guard layout.hasColumns, !hasMovingColumns(layout) else { return }
        for placed in layout.x.marks where placed.mark.hasLine {
            let line = elements(behind, layout).next(.column("\(placed.mark.value)")) {
                Element("line", class: "chart-line")
            }
            let position = percent(placed.position + layout.frame.shift)
            (line["x1"], line["x2"], line["y1"], line["y2"]) = (position, position, "0", "100%")
        }
    }

    /// Whether the lines at the marks of the horizontal axis stand among the paths, and move with them: not if there is
    /// something behind these, which they would cover.
    private func hasMovingColumns(_ layout: ChartLayout) -> Bool {
        layout.frame.isMoving
            && layout.shapes.allSatisfy { $0.key.kind != .bar && $0.key.kind != .rectangle }
    }

    private func showColumns(_ layout: ChartLayout) {
        guard layout.hasColumns, hasMovingColumns(layout) else { return }
        // They come a little before their labels: not all in one tick.
        for placed in layout.x.marksAround where placed.mark.hasLine {
            let line = columnElements.next("\(placed.mark.value)") { Element("path") }
            let place = ChartNumber.coordinate(layout.frame.point(placed.position, 0).x)
            line["d"] = "M\(place) 3e6V-3e6"
        }
        columnElements.finish()
        if !columns.children.isEmpty { _ = pathElements.next(.columns) { columns } }
    }

    private func showPaths(_ layout: ChartLayout) {
        // Areas first: no line is covered.
        let shapes =
            layout.shapes.filter { $0.key.kind == .area } + layout.shapes.filter { $0.key.kind == .line }
        // The coordinates of a chart with time are read by the script.
        guard !shapes.isEmpty || layout.frame.isMoving else { return }
        paths["viewBox"] = layout.frame.viewBox
        showColumns(layout)
        var firsts: [ChartShape.Key: ChartPath.Part] = [:]
        var kept: [ChartShape.Key: KeyedElements<Int>] = [:]
        for shape in shapes {
            guard case .path(let path, let isRange, _) = shape.geometry else { continue }
            let group = pathElements.next(.shape(shape.key)) {
                Element("g", class: shape.key.kind == .area ? "area" : "line")
            }
            let elements = pathParts[shape.key] ?? KeyedElements(group)
            kept[shape.key] = elements
            for (number, part) in path.enumerated() {
                var part = part
                // What has left the section is not drawn, and need not be taken out.
                if number == 0, let first = firstParts[shape.key],
                    part.isEnd(of: first, from: layout.frame.start)
                {
                    part = first
                }
                if number == 0 { firsts[shape.key] = part }
                elements.next(part.index) { Element("path") }["d"] = part.text
            }
            elements.finish()
            showStyle(shape, group)
            group.setSeries(shape)
            group["data-range"] = isRange ? "" : nil
        }
        pathParts = kept
        firstParts = firsts
        pathElements.finish()
        _ = parts.next(.paths) { paths }
    }

    private func showOnTop(_ shape: ChartShape, _ layout: ChartLayout) {
        let shift = layout.frame.shift
        switch shape.geometry {
        case .point(let x, let y, let radius):
            showPoint(shape, percent(x + shift), percent(y), radius, elements(front, layout))
        case .rule(let x, let y):
            let elements = x == nil ? parts : elements(front, layout)
            let line = elements.next(.shape(shape.key)) { Element("line", class: "rule") }
            line["x1"] = x.map { percent($0.lowerBound + shift) } ?? "0"
            line["x2"] = x.map { percent($0.upperBound + shift) } ?? "100%"
            line["y1"] = y.map { percent($0.lowerBound) } ?? "0"
            line["y2"] = y.map { percent($0.upperBound) } ?? "100%"
            finish(line, shape)
        case .bar, .path, .rectangle, .sector: break
        }
        showWords(shape, layout)
    }

    /// A circle, or in a drawing inside that stands where it is the outline of another symbol.
    private func showPoint(
        _ shape: ChartShape, _ x: String, _ y: String, _ radius: Double, _ elements: KeyedElements<Part>
    ) {
        guard let outline = shape.style.symbol?.outline(radius) else {
            let point = elements.next(.shape(shape.key)) { Element("circle", class: "point") }
            (point["cx"], point["cy"], point["r"]) = (x, y, ChartNumber.coordinate(radius))
            finish(point, shape)
            return
        }
        let symbol = elements.next(.symbol(shape.key)) {
            let symbol = Element("svg", class: "point")
            symbol.append(Element("title"), Element("path"))
            return symbol
        }
        (symbol["x"], symbol["y"]) = (x, y)
        symbol.children.last?["d"] = outline
        finish(symbol, shape)
    }

    /// The words beside a shape.
    private func showWords(_ shape: ChartShape, _ layout: ChartLayout) {
        guard let words = shape.style.annotation, let (across, down) = shape.extent else { return }
        let elements = shape.isAnchored ? elements(front, layout) : parts
        let text = elements.next(.words(shape.key)) { Element("text", class: "chart-words") }
        let shift = shape.isAnchored ? layout.frame.shift : 0
        let middle = (across.lowerBound + across.upperBound) / 2
        let isLine = down.lowerBound == down.upperBound && across.upperBound > across.lowerBound
        let (x, anchor): (Double, String) =
            switch words.position {
            // Words above a line end with it.
            case .top, .bottom: isLine ? (across.upperBound, "end") : (middle, "middle")
            case .overlay: (middle, "middle")
            case .leading: (across.lowerBound, "end")
            case .trailing: (across.upperBound, "start")
            }
        let y =
            switch words.position {
            case .top: down.lowerBound
            case .bottom: down.upperBound
            case .overlay, .leading, .trailing: (down.lowerBound + down.upperBound) / 2
            }
        text["x"] = percent(x + shift)
        text["y"] = percent(y)
        text["text-anchor"] = anchor
        text["dx"] = words.position == .leading ? "-8" : words.position == .trailing ? "8" : nil
        text["dy"] = words.position == .top ? "-8" : words.position == .bottom ? "1.2em" : "0.35em"
        text.text = words.text
    }

    /// Gives a shape its colour, and the words that a pointing device is shown.
    private func finish(_ element: Element, _ shape: ChartShape) {
        showStyle(shape, element)
        element.setSeries(shape)
        if let title = element.children.first {
            title.text = shape.title
        } else {
            element.append(Element("title", text: shape.title))
        }
    }

    private func showStyle(_ shape: ChartShape, _ element: Element) {
        let gradient = gradients.reference(for: shape)
        let isLine = shape.key.kind == .line || shape.key.kind == .rule
        element["fill"] = isLine ? nil : gradient
        element["stroke"] = isLine ? gradient : nil
        element["stroke-width"] = shape.style.lineWidth.map(ChartNumber.coordinate)
        element["stroke-dasharray"] = shape.style.dash.map { lengths in
            lengths.isEmpty
                ? "none" : lengths.map { ChartNumber.coordinate(max($0, 0)) }.joined(separator: " ")
        }
        element["opacity"] = shape.style.opacity.map(ChartNumber.coordinate)
    }

    private func percent(_ part: Double) -> String {
        ChartNumber.coordinate(part * 100) + "%"
    }
}
