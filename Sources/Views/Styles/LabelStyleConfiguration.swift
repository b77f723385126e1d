/// The parts of a label that a ``LabelStyle`` is given.
public struct LabelStyleConfiguration {
    /// The view of the words.
    public typealias Title = StylePart
    /// The view of the icon.
    public typealias Icon = StylePart

    /// The label's words.
    public let title: Title
    /// The label's icon, which may be empty.
    public let icon: Icon
}
