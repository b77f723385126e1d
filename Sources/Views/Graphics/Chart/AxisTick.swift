/// A short line between an axis and its label.
public struct AxisTick: Sendable {
    /// A short line.
    public init() {}
}
