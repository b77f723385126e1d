/// The parts that a ``LabeledContentStyle`` is given.
public struct LabeledContentStyleConfiguration {
    public typealias Label = StylePart
    public typealias Content = StylePart

    /// The name of the value.
    public let label: Label
    /// The value.
    public let content: Content
}
