internal import DOM

/// The elements of a chart: legend, axes, the drawing, and for those who do not see it a table of the values.
///
/// What changes is changed in place: a bar's height, a line's path, a label.
final class ChartFigure: Container {
    var options = ChartOptions() {
        didSet { if options != oldValue { setNeedsArranging() } }
    }

    private let legend = Element("ul", class: "chart-legend")
    private let vertical = Element("div", class: "chart-y")
    private let drawing = ChartDrawing()
    private let horizontal = Element("svg", class: "chart-x")
    private let table = ChartTable()
    private let legendItems: KeyedElements<String>
    private let verticalLabels: KeyedElements<Int>
    private let horizontalLabels: KeyedElements<Int>

    convenience init(graph: ViewGraph) {
        self.init(Element("figure", class: "chart"))
        self.graph = graph
    }

    private override init(_ element: Element) {
        legendItems = KeyedElements(legend)
        verticalLabels = KeyedElements(vertical)
        horizontalLabels = KeyedElements(horizontal)
        super.init(element)
        // The table says it all.
        for part in [legend, vertical, horizontal] { part["aria-hidden"] = "true" }
    }

    override func arrange(_ elements: [Element]) {
        let marks = elements.compactMap { ($0 as? MarkElement).map { (mark: $0.mark, style: $0.style) } }
        if marks.count < elements.count {
            graph.report("A view in a Chart is not a mark: it is not shown.")
        }
        let layout = ChartLayout(marks, options: options)
        let title = ChartTitle(marks)
        showLegend(layout)
        showVertical(layout.y)
        showHorizontal(layout.x)
        drawing.show(layout, title.text)
        table.show(marks, title)
        var parts: [Element] = []
        if options.showsLegend, !layout.series.isEmpty { parts.append(legend) }
        if options.showsYAxis { parts.append(vertical) }
        parts.append(drawing.element)
        if options.showsXAxis { parts.append(horizontal) }
        element.arrange(parts + [table.element])
    }

    private func showLegend(_ layout: ChartLayout) {
        for (name, look) in layout.series {
            let item = legendItems.next(name) {
                let item = Element("li")
                item.append(Element("span", text: name))
                return item
            }
            item.setLook(look)
        }
        legendItems.finish()
    }

    /// From the top; names stand in the middle of equal shares, numbers at equal distances.
    private func showVertical(_ scale: ChartScale) {
        var labels = scale.labels.map(\.text)
        if case .names(let names, _) = scale { labels = names } else { labels.reverse() }
        vertical.setClass("labels", scale.share > 0 ? "names" : nil)
        for (index, text) in labels.enumerated() {
            verticalLabels.next(index) { Element("span") }.text = text
        }
        verticalLabels.finish()
    }

    private func showHorizontal(_ scale: ChartScale) {
        for (index, label) in scale.labels.enumerated() {
            let text = horizontalLabels.next(index) { Element("text") }
            text["x"] = ChartNumber.coordinate(label.position * 100) + "%"
            text["y"] = "1em"
            // At the end there may be no room beside the chart.
            text["text-anchor"] = scale.share == 0 && label.position > 0.96 ? "end" : "middle"
            text.text = label.text
        }
        horizontalLabels.finish()
    }
}

extension Element {
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
