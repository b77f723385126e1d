/// The parts of a button that a ``ButtonStyle`` is given.
public struct ButtonStyleConfiguration {
    public typealias Label = StylePart

    /// The purpose of the button, beyond the usual.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label

    /// Always false: whether a button is being pressed only the browser knows, and shows.
    public var isPressed: Bool { false }
}
