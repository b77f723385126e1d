package import DOM

/// A value at a moment, of a ``ChartPlot``; a gap if there is none.
package struct PlottedPoint: Equatable {
    let moment: Moment
    let value: Double?
    /// Where a band ends that begins at the value.
    let end: Double?

    package init(_ moment: Moment, _ value: Double?, to end: Double? = nil) {
        self.moment = moment
        self.value = value
        self.end = end
    }
}
