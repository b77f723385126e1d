/// The text at a value of an axis.
public struct AxisValueLabel: Sendable {
    let format: ChartFormat?

    /// The value in the form that suits the axis.
    public init() {
        format = nil
    }

    /// The value in a form.
    public init(format: ChartFormat) {
        self.format = format
    }
}
