/// A value of a line of a ``Chart``.
///
/// ```swift
/// Chart(samples) { sample in
///     LineMark(x: .value("Second", sample.second), y: .value("Load", sample.load))
/// }
/// ```
///
/// The marks of a series make one line, in their order. A value that is missing, `nil` or not a number, is a gap: the line
/// ends before it and begins anew behind it. To draw the time in which nothing was measured, put one such mark there.
public struct LineMark: MarkView {
    let mark: ChartMark

    /// - Parameters:
    ///   - x: where it stands from left to right.
    ///   - y: where it stands from bottom to top.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(kind: .line, x: x.dimension, y: y.dimension)
    }

    /// - Parameters:
    ///   - x: where it stands from left to right.
    ///   - y: where it stands from bottom to top.
    ///   - series: which line it belongs to: those of different values are not joined, and look the same.
    public init<X: Plottable, Y: Plottable, Series: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
    ) {
        mark = ChartMark(kind: .line, x: x.dimension, y: y.dimension, line: series.dimension)
    }
}
