public import Reactive

/// What a ``DisclosureGroupStyle`` is told of its group.
public struct DisclosureGroupStyleConfiguration {
    public typealias Label = StylePart
    public typealias Content = StylePart

    /// What is always seen.
    public let label: Label
    /// What is shown and hidden.
    public let content: Content
    /// Whether it is shown.
    @Binding public var isExpanded: Bool
}
