/// A dot of a ``Chart``.
///
/// ```swift
/// Chart(people) { person in
///     PointMark(x: .value("Height", person.height), y: .value("Weight", person.weight))
/// }
/// ```
///
/// It can be shown on its own, or together with a ``LineMark`` of the same values.
public struct PointMark: MarkView {
    let mark: ChartMark

    /// - Parameters:
    ///   - x: where it stands from left to right.
    ///   - y: where it stands from bottom to top.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(kind: .point, x: x.dimension, y: y.dimension)
    }
}
