/// A rectangle of a ``Chart`` between two values, behind its lines: the nights, the range that is good.
///
/// ```swift
/// Chart {
///     RectangleMark(yStart: .value("Good", 20), yEnd: .value("Good", 80))
///         .foregroundStyle(.green).opacity(0.2)
///     ForEach(samples) { sample in
///         LineMark(x: .value("Second", sample.second), y: .value("Load", sample.load))
///     }
/// }
/// ```
public struct RectangleMark: MarkView {
    let mark: ChartMark

    /// A rectangle between two values of each axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = ChartMark(
            kind: .rectangle, x: xStart.dimension, y: yStart.dimension, xEnd: xEnd.dimension,
            yEnd: yEnd.dimension)
    }

    /// A rectangle from bottom to top, between two values from left to right.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        mark = ChartMark(kind: .rectangle, x: xStart.dimension, y: nil, xEnd: xEnd.dimension)
    }

    /// A rectangle from left to right, between two values from bottom to top.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = ChartMark(kind: .rectangle, x: nil, y: yStart.dimension, yEnd: yEnd.dimension)
    }
}
