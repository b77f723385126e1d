/// What a ``LabeledContentStyle`` is told.
public struct LabeledContentStyleConfiguration {
    public typealias Label = StylePart
    public typealias Content = StylePart

    /// What the value is.
    public let label: Label
    /// The value.
    public let content: Content
}
