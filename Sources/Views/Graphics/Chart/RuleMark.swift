/// A straight line through a ``Chart``: a limit, an average.
///
/// ```swift
/// Chart {
///     ForEach(samples) { sample in
///         LineMark(x: .value("Second", sample.second), y: .value("Load", sample.load))
///     }
///     RuleMark(y: .value("Limit", 80)).foregroundStyle(.red)
/// }
/// ```
public struct RuleMark: MarkView {
    let mark: ChartMark

    /// A line from left to right.
    public init<Y: Plottable>(y: PlottableValue<Y>) {
        mark = ChartMark(kind: .rule, x: nil, y: y.dimension)
    }

    /// A line from bottom to top.
    public init<X: Plottable>(x: PlottableValue<X>) {
        mark = ChartMark(kind: .rule, x: x.dimension, y: nil)
    }

    /// A line from one value to another, from left to right.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .rule, x: xStart.dimension, y: y.dimension, xEnd: xEnd.dimension)
    }

    /// A line from one value to another, from bottom to top.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .rule, x: x.dimension, y: yStart.dimension, yEnd: yEnd.dimension)
    }
}
