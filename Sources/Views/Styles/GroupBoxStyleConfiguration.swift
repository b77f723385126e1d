/// The parts of a box that a ``GroupBoxStyle`` is given.
public struct GroupBoxStyleConfiguration {
    public typealias Label = StylePart
    public typealias Content = StylePart

    /// The heading of the box.
    public let label: Label
    /// The content.
    public let content: Content
}
