package import Accounts

/// Why a change to somebody's profile cannot be made.
package enum ProfileProblem: Error, Hashable, Sendable {
    /// The text cannot be shown as a name.
    case displayName(NameProblem)

    /// The text is no colour.
    case headerColor

    /// The text cannot be the name of a theme.
    case theme
}

extension ProfileProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .displayName(.empty): "a display name needs at least one character"
        case .displayName(.tooLong(let maximum)): "a display name has at most \(maximum) characters"
        case .displayName(.controlCharacter): "a display name has no control characters"
        case .headerColor: "a colour is written #rrggbb, such as \(Person.defaultHeaderColor)"
        case .theme: "there is no such theme"
        }
    }
}
