/// A value of an area of a ``Chart``.
///
/// ```swift
/// Chart(samples) { sample in
///     AreaMark(x: .value("Second", sample.second), y: .value("Memory", sample.used))
/// }
/// ```
///
/// The marks of a series make one area, in their order; the areas of several series stand on top of each other. A value
/// that is missing, `nil` or not a number, is a gap in it, as in a ``LineMark``.
public struct AreaMark: MarkView {
    let mark: ChartMark

    /// - Parameters:
    ///   - x: where it stands from left to right.
    ///   - y: where it stands from bottom to top.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(kind: .area, x: x.dimension, y: y.dimension)
    }

    /// A band, of which each value says where it begins and ends.
    ///
    /// - Parameters:
    ///   - x: where it stands from left to right.
    ///   - yStart: where it begins from bottom to top.
    ///   - yEnd: where it ends.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .area, x: x.dimension, y: yStart.dimension, yEnd: yEnd.dimension)
    }

    /// - Parameters:
    ///   - x: where it stands from left to right.
    ///   - y: where it stands from bottom to top.
    ///   - series: which area it belongs to: those of different values are not joined, and look the same.
    public init<X: Plottable, Y: Plottable, Series: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
    ) {
        mark = ChartMark(kind: .area, x: x.dimension, y: y.dimension, line: series.dimension)
    }
}
