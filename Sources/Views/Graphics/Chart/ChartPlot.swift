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

extension ChartPlot: MarkedView {
    var marks: ChartMarks { .plot(values) }
}
