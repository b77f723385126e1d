/// Kinds of fields in which the Enter key is pressed.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Fields for text.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Fields for a search.
    public static let search = SubmitTriggers(rawValue: 2)
}
