/// A field, or the action, of a message that could not be accepted, and why.
public struct Refusal: Error, Sendable, Equatable {
    /// The field's name, or `"action"`.
    public let name: String
    /// The reason, for the person.
    public let reason: String

    public init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }
}
