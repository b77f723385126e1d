public import Reactive

/// The parts of a group that a ``DisclosureGroupStyle`` is given.
public struct DisclosureGroupStyleConfiguration {
    public typealias Label = StylePart
    public typealias Content = StylePart

    /// The part that is always seen.
    public let label: Label
    /// The part that is shown and hidden.
    public let content: Content
    /// Whether it is shown.
    @Binding public var isExpanded: Bool
}
