/// The parts of a gauge that a ``GaugeStyle`` is given.
public struct GaugeStyleConfiguration {
    public typealias Label = StylePart
    public typealias CurrentValueLabel = StylePart

    /// The value, from 0 to 1.
    public let value: Double
    /// The name of what is measured.
    public let label: Label
    /// Says the value in words.
    public let currentValueLabel: CurrentValueLabel?
}
