/// A field, or the action, of a message that could not be accepted, and why.
package struct Refusal: Error, Sendable, Equatable {
    /// The field's name, or `"action"`.
    package let name: String
    /// The reason, for the person.
    package let reason: String

    package init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }
}
