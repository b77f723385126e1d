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
