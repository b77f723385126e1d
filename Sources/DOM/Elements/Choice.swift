/// One of the values that a field offers.
public struct Choice: Sendable, Equatable {
    /// The field's value if this is chosen.
    public let value: String
    /// The text that the person reads.
    public let text: String

    /// Makes a choice that reads as its value does, unless told otherwise.
    public init(_ value: String, _ text: String? = nil) {
        self.value = value
        self.text = text ?? value
    }
}
