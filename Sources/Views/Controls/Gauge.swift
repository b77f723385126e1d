/// A value within a range: how full a disk is, how warm a room.
///
/// ```swift
/// Gauge("Memory", value: used, in: 0...total)
/// Gauge(value: temperature, in: -10...40) {
///     Text("Outside")
/// } currentValueLabel: {
///     Text("\(temperature)°")
/// }
/// ```
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
    let value: Double
    let bounds: ClosedRange<Double>
    let label: Label
    let current: CurrentValueLabel

    init<Value: BinaryFloatingPoint>(
        _ value: Value, _ bounds: ClosedRange<Value>, _ label: Label, _ current: CurrentValueLabel
    ) {
        self.value = Double(value)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.label = label
        self.current = current
    }

    public var body: some View {
        Styled(configuration) {
            LabeledMeter(className: "gauge") {
                Caption { label }
                GaugeBar(value: value, bounds: bounds)
                if current.isThere { Caption(className: "current") { current } }
            }
        }
    }

    private var configuration: GaugeStyleConfiguration {
        let length = bounds.upperBound - bounds.lowerBound
        let fraction = length > 0 ? (value - bounds.lowerBound) / length : 0
        return GaugeStyleConfiguration(
            value: fraction.isNaN ? 0 : min(max(fraction, 0), 1), label: StylePart(label),
            currentValueLabel: StylePart(present: current))
    }
}

extension Gauge {
    /// A value within a range, with labels that are made of views.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - bounds: the smallest and the greatest value.
    ///   - label: what is measured.
    ///   - currentValueLabel: says the value in words.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel())
    }
}

extension Gauge where CurrentValueLabel == EmptyView {
    /// A value within a range, with a label that is made of views.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), EmptyView())
    }

    /// A value within a range.
    public init<Value: BinaryFloatingPoint>(
        _ title: LocalizedStringKey, value: Value, in bounds: ClosedRange<Value> = 0...1
    ) where Label == Text {
        self.init(value, bounds, Text(title), EmptyView())
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(
        _ title: some StringProtocol, value: Value, in bounds: ClosedRange<Value> = 0...1
    ) where Label == Text {
        self.init(value, bounds, Text(title), EmptyView())
    }
}
