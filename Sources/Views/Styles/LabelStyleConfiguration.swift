/// What a ``LabelStyle`` is told of its label.
public struct LabelStyleConfiguration {
    public typealias Title = StylePart
    public typealias Icon = StylePart

    public let title: Title
    public let icon: Icon
}
