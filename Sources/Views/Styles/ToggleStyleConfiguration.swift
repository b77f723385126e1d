public import Reactive

/// The parts of a toggle that a ``ToggleStyle`` is given.
public struct ToggleStyleConfiguration {
    public typealias Label = StylePart

    /// The toggle's label.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
}
