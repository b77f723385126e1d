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
}
