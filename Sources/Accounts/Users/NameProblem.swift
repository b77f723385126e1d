/// Why a text cannot be the name of a user.
public enum NameProblem: Error, Hashable, Sendable {
    /// Nothing, or nothing that can be seen.
    case empty

    /// More than `maximum` characters (or as many bytes as no honest name has).
    case tooLong(maximum: Int)

    /// A line break, a NUL, a sign that turns the direction of writing, and the like.
    case controlCharacter

    /// What is wrong with `text` as a name; `nil` if nothing is. Whether it is free, the accounts know.
    public init?(in text: String) {
        do {
            _ = try UserName(text)
            return nil
        } catch {
            self = error
        }
    }
}

extension NameProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty: "a user name needs at least one character"
        case .tooLong(let maximum): "a user name has at most \(maximum) characters"
        case .controlCharacter: "a user name has no control characters"
        }
    }
}
