/// How a ``Gauge`` looks.
@MainActor @preconcurrency
public protocol GaugeStyle: ViewStyle where Parts == GaugeStyleConfiguration {
    /// The parts of the control that the style is given.
    typealias Configuration = GaugeStyleConfiguration
}

extension Gauge where Label == StylePart, CurrentValueLabel == StylePart? {
    /// The gauge of a style's configuration, as it looks by itself.
    public init(_ configuration: GaugeStyleConfiguration) {
        self.init(configuration.value, 0...1, configuration.label, configuration.currentValueLabel)
    }
}

extension View {
    /// Says what the gauges inside look like.
    public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        StyleChange(content: self, style: style)
    }
}
