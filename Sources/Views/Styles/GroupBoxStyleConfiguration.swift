/// What a ``GroupBoxStyle`` is told of its box.
public struct GroupBoxStyleConfiguration {
    public typealias Label = StylePart
    public typealias Content = StylePart

    /// What heads the box.
    public let label: Label
    /// What is in it.
    public let content: Content
}
