/// How a ``Gauge`` looks.
@MainActor @preconcurrency
public protocol GaugeStyle: ViewStyle where Parts == GaugeStyleConfiguration {
    /// What the style is told.
    typealias Configuration = GaugeStyleConfiguration
}

/// What a ``GaugeStyle`` is told of its gauge.
public struct GaugeStyleConfiguration {
    public typealias Label = StylePart
    public typealias CurrentValueLabel = StylePart

    /// The value, from 0 to 1.
    public let value: Double
    /// What is measured.
    public let label: Label
    /// Says the value in words.
    public let currentValueLabel: CurrentValueLabel?
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

/// A bar.
public struct DefaultGaugeStyle: GaugeStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// A bar.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar.
    public static var linearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar: there is no round gauge here.
    public static var accessoryCircular: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar: there is no round gauge here.
    public static var accessoryCircularCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar.
    public static var accessoryLinear: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar.
    public static var accessoryLinearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
}
