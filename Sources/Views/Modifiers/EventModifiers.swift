/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The key of commands: Control, and on a Mac also Command.
    public static let command = EventModifiers(rawValue: 1)
    /// The same as ``command``.
    public static let control = command
    /// Alt, or Option.
    public static let option = EventModifiers(rawValue: 2)
    public static let shift = EventModifiers(rawValue: 4)
}
