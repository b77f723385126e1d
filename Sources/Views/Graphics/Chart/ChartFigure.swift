internal import DOM

/// The elements of a chart: legend, axes, the drawing, and for those who do not see it a table of the values.
///
/// What changes is changed in place: a bar's height, a line's path, a label.
final class ChartFigure: Container {
    var options = ChartOptions() {
        didSet { if options != oldValue { setNeedsArranging() } }
    }

    /// Where the program keeps what is chosen.
    var selections: [ChartSelection] = [] {
        didSet { if selections != oldValue { setNeedsArranging() } }
    }
    /// What it keeps there.
    var chosen: [[PlottedValue]] = [] {
        didSet { if chosen != oldValue { setNeedsArranging() } }
    }

    /// Whether people can choose something.
    var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsArranging() } }
    }

    private let legend = Element("ul", class: "chart-legend")
    private let vertical = Element("div", class: "chart-y")
    private let drawing = ChartDrawing()
    private let cursor = ChartCursor()
    private let fields = ChartFields()
    private let script = Element("script")
    private let horizontal = Element("svg", class: "chart-x")
    private let verticalTitle = Element("div", class: "chart-y-label")
    private let horizontalTitle = Element("div", class: "chart-x-label")
    private let table = ChartTable()
    private let legendItems: KeyedElements<String>
    private let names: KeyedElements<Int>
    /// The longest label, which gives the axis its width and is not seen.
    private let widest = Element("span")
    private let numbers = Element("svg")
    private let numberLabels: KeyedElements<String>
    private let horizontalLabels: KeyedElements<String>
    private let moving = ChartLayer<String>()
    private var frame = ChartFrame.square
    /// What it shows just now, which others may show as well.
    private var picture: ChartPicture?

    convenience init(graph: ViewGraph) {
        self.init(Element("figure", class: "chart"))
        self.graph = graph
        drawing.gradients.graph = graph
    }

    private override init(_ element: Element) {
        legendItems = KeyedElements(legend)
        names = KeyedElements(vertical)
        numberLabels = KeyedElements(numbers)
        horizontalLabels = KeyedElements(horizontal)
        super.init(element)
        // The table says it all.
        for part in [legend, vertical, horizontal, verticalTitle, horizontalTitle] {
            part["aria-hidden"] = "true"
        }
        // Until the script is there.
        legend["inert"] = ""
        script["type"] = "module"
        script["src"] = "/charts.js"
    }

    override func arrange(_ elements: [Element]) {
        let parts = elements.compactMap { element in
            (element as? MarkElement).map { ChartPicture.Part(marks: $0.marks, style: $0.style) }
        }
        if parts.count < elements.count {
            graph.report("A view in a Chart is not a mark: it is not shown.")
        }
        let picture = ChartPicture.of(parts, options, before: frame)
        self.picture = picture
        let (layout, title) = (picture.layout, picture.title)
        frame = layout.frame
        showLegend(layout)
        showVertical(layout.y)
        showHorizontal(layout)
        let choices = layout.choice == nil ? [] : selections
        fields.show(
            choices, on: layout.x, picture.values, isEnabled: isEnabled
        ) { [weak self] in self?.setNeedsArranging() }
        drawing.show(layout, title.text, bands: choices.compactMap { layout.band(of: $0.values()) })
        let isMoving = layout.frame.isMoving
        let hasCursor = isMoving || layout.isPie || !choices.isEmpty
        table.show(picture.values, title, on: isMoving || choices.isEmpty ? nil : layout.choice)
        verticalTitle.text = options.y.label ?? ""
        horizontalTitle.text = options.x.label ?? ""
        var children: [Element] = []
        let hasLegend = options.showsLegend && !layout.series.isEmpty
        if hasLegend { children.append(legend) }
        if options.y.label != nil { children.append(verticalTitle) }
        if options.y.isShown, !layout.isPie { children.append(vertical) }
        children.append(drawing.element)
        if hasCursor {
            cursor.show(layout, options, title, name: picture.name, choices: isEnabled ? choices : [])
            children.append(cursor.element)
        }
        children += fields.elements as [Element]
        if options.x.isShown, !layout.isPie { children.append(horizontal) }
        if options.x.label != nil { children.append(horizontalTitle) }
        // Before the first value there is nothing to call the columns.
        if !picture.values.rows.isEmpty { children.append(table.element) }
        if hasLegend || hasCursor { children.append(script) }
        element.arrange(children)
    }

    private func showLegend(_ layout: ChartLayout) {
        for (name, look) in layout.series {
            let item = legendItems.next(name) {
                let item = Element("li")
                let button = Element("span", text: name)
                button["role"] = "button"
                button["tabindex"] = "0"
                button["aria-pressed"] = "true"
                item.append(button)
                return item
            }
            item.setLook(look)
        }
        legendItems.finish()
    }

    /// From the top; names stand in the middle of equal shares, numbers at their places.
    private func showVertical(_ scale: ChartScale) {
        vertical.setClass("labels", scale.share > 0 ? "names" : nil)
        if case .names(let texts, _) = scale {
            for (index, text) in texts.enumerated() { names.next(index) { Element("span") }.text = text }
            names.finish()
            return
        }
        let marks = scale.marks.reversed()
        widest.text = marks.compactMap(\.mark.text).max { $0.count < $1.count } ?? ""
        _ = names.next(-1) { widest }
        _ = names.next(-2) { numbers }
        names.finish()
        for placed in marks {
            let position = ChartNumber.coordinate((1 - placed.position) * 100) + "%"
            if placed.mark.hasTick {
                let tick = numberLabels.next("tick \(placed.mark.value)") {
                    Element("line", class: "chart-tick")
                }
                (tick["x1"], tick["x2"], tick["y1"], tick["y2"]) = ("100%", "105%", position, position)
            }
            guard let label = placed.mark.text else { continue }
            let text = numberLabels.next("\(placed.mark.value)") { Element("text") }
            text["x"] = "100%"
            text["y"] = position
            text.text = label
        }
        numberLabels.finish()
    }

    private func showHorizontal(_ layout: ChartLayout) {
        let (scale, shift) = (layout.x, layout.frame.shift)
        let labels = layout.frame.isMoving ? moving.elements : horizontalLabels
        for (index, placed) in scale.marks.enumerated() {
            let position = ChartNumber.coordinate((placed.position + shift) * 100) + "%"
            // A moment keeps its label when the labels move; others are written anew in their places.
            let key = layout.frame.isMoving ? "\(placed.mark.value)" : "\(index)"
            if placed.mark.hasTick {
                let tick = labels.next("tick \(key)") { Element("line", class: "chart-tick") }
                (tick["x1"], tick["x2"], tick["y1"], tick["y2"]) = (position, position, "-4", "0")
            }
            guard let label = placed.mark.text else { continue }
            let text = labels.next(key) { Element("text") }
            text["x"] = position
            // All that move stand as deep as their layer.
            text["y"] = layout.frame.isMoving ? nil : "1em"
            // At the end there may be no room beside the chart.
            text["text-anchor"] =
                scale.share == 0 && placed.position > 0.96
                ? "end" : scale.isTime && placed.position < 0.04 ? "start" : "middle"
            text.text = label
        }
        moving.element["y"] = "1em"
        if layout.frame.isMoving, moving.finish(shift: shift) {
            _ = horizontalLabels.next("moving") { moving.element }
        }
        horizontalLabels.finish()
    }
}

extension Element {
    /// Gives a shape its colour, and says which series it belongs to.
    func setSeries(_ shape: ChartShape) {
        setLook(shape.look)
        self["data-series"] = shape.key.series.isEmpty ? nil : shape.key.series
    }

    /// Gives a part of a chart its colour. A drawing has a mixed one as an attribute, and needs no script for it.
    func setLook(_ look: ChartShape.Look) {
        switch look {
        case .series(let number):
            setClass("series", "\((number - 1) % 8 + 1)")
            setColor(nil)
            self["color"] = nil
        case .color(let color):
            setClass("series", nil)
            setColor(color)
            self["color"] = color.hex
        }
    }
}
