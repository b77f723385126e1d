/// A bar of a ``Chart``.
///
/// ```swift
/// Chart(visits) { visit in
///     BarMark(x: .value("Day", visit.day), y: .value("Count", visit.count))
/// }
/// ```
///
/// Bars of the same place stand on top of each other, or with `position(by:)` beside each other. They lie if the names
/// are on the vertical axis.
public struct BarMark: MarkView {
    let mark: ChartMark

    /// - Parameters:
    ///   - x: where it stands from left to right.
    ///   - y: where it stands from bottom to top.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(kind: .bar, x: x.dimension, y: y.dimension)
    }

    /// A bar that stands between two values.
    ///
    /// - Parameters:
    ///   - x: where it stands from left to right.
    ///   - yStart: where it begins from bottom to top.
    ///   - yEnd: where it ends.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .bar, x: x.dimension, y: yStart.dimension, yEnd: yEnd.dimension)
    }

    /// A bar that lies between two values: what was done from one moment to another.
    ///
    /// - Parameters:
    ///   - xStart: where it begins from left to right.
    ///   - xEnd: where it ends.
    ///   - y: where it stands from top to bottom.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .bar, x: xStart.dimension, y: y.dimension, xEnd: xEnd.dimension)
    }
}
