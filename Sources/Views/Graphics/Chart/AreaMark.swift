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
}
