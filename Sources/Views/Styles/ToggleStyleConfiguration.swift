public import Reactive

/// What a ``ToggleStyle`` is told of its toggle.
public struct ToggleStyleConfiguration {
    public typealias Label = StylePart

    /// What the toggle is about.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
}
