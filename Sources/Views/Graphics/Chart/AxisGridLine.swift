/// A line across the ``Chart`` at a value of an axis.
public struct AxisGridLine: Sendable {
    /// A line across.
    public init() {}
}
