/// One of the values that a field offers.
public struct Choice: Sendable, Equatable {
    /// What the field's value is if this is chosen.
    public let value: String
    /// What the person reads.
    public let text: String

    /// Makes a choice that reads as its value does, unless told otherwise.
    public init(_ value: String, _ text: String? = nil) {
        self.value = value
        self.text = text ?? value
    }
}
