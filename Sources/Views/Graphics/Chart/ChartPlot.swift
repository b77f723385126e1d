internal import DOM

/// The values of one line or area of a ``Chart`` with time, all at once: none of them has a place in the tree of views. It is
/// for those of whom there are many, on many pages.
package struct ChartPlot: ChartContent {
    let values: PlottedValues

    /// A line through the values.
    package static func line(_ label: String, _ points: [PlottedPoint]) -> ChartPlot {
        ChartPlot(values: PlottedValues(kind: .line, label: label, points: points))
    }

    /// A band from the values to the ends of theirs.
    package static func band(_ label: String, _ points: [PlottedPoint]) -> ChartPlot {
        ChartPlot(values: PlottedValues(kind: .area, label: label, points: points))
    }
}

extension ChartPlot: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ChartPlotNode(self, at: place) }
}

private final class ChartPlotNode: ViewNode<ChartPlot> {
    private let element: MarkElement
    private let container: Container

    init(_ view: ChartPlot, at place: Place) {
        element = MarkElement(.plot(view.values))
        container = place.container
        super.init(at: place)
    }

    override func update(_ view: ChartPlot) {
        guard element.marks != .plot(view.values) else { return }
        element.marks = .plot(view.values)
        container.setNeedsArranging()
    }

    override func collect(into elements: inout [Element]) {
        element.style = MarkStyle()
        elements.append(element)
    }
}
