/// Why a value is not accepted by a field; its description is for the person who entered it.
public struct FieldError: Error, Sendable, Equatable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
