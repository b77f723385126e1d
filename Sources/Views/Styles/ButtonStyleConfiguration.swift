/// What a ``ButtonStyle`` is told of its button.
public struct ButtonStyleConfiguration {
    public typealias Label = StylePart

    /// What the button is for, beyond the usual.
    public let role: ButtonRole?
    /// What stands on it.
    public let label: Label

    /// Always false: whether a button is being pressed only the browser knows, and shows.
    public var isPressed: Bool { false }
}
