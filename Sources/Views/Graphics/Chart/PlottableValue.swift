/// A value with the label of what it is: `.value("Day", day)`.
public struct PlottableValue<Value: Plottable> {
    let label: String
    let value: PlottedValue

    /// A value with its label, which stands at its axis.
    public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: label.untrackedText, value: value.plotted)
    }

    /// The same with a label that is not looked up.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
        PlottableValue(label: String(label), value: value.plotted)
    }
}

extension PlottableValue {
    var dimension: ChartMark.Dimension { ChartMark.Dimension(label: label, value: value) }
}
