/// A sector of a pie, or of a ring: a value as a part of the sum of all.
///
/// ```swift
/// Chart(products) { product in
///     SectorMark(angle: .value("Sales", product.sales), innerRadius: .ratio(0.6), angularInset: 1)
///         .cornerRadius(3)
///         .foregroundStyle(by: .value("Product", product.name))
/// }
/// ```
///
/// The sectors begin at the top and follow each other clockwise. Values that are missing, or not greater than 0, have none.
public struct SectorMark: MarkView {
    let mark: ChartMark

    /// - Parameters:
    ///   - angle: the value; its part of the sum of all is its part of the circle.
    ///   - innerRadius: where it begins: at the middle unless said.
    ///   - outerRadius: where it ends: at the edge unless said.
    ///   - angularInset: by how many pixels each of its sides is away from where it would be.
    public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: Double? = nil
    ) {
        mark = ChartMark(
            kind: .sector, x: nil, y: angle.dimension,
            radii: ChartMark.Radii(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0))
    }
}
