internal import Encoding

/// Why a text should not be somebody's password.
///
/// Finding out takes no database and no time to speak of, so that a form can ask at each key:
/// ```swift
/// let problem = PasswordProblem(in: password, name: name, email: email)
/// passwordField.error = problem?.description
/// ```
public enum PasswordProblem: Error, Hashable, Sendable {
    /// Fewer than `minimum` characters.
    case tooShort(minimum: Int)

    /// More than `maximum` bytes.
    case tooLong(maximum: Int)

    /// One of those that are tried first by whoever guesses, or the same character over and over.
    case common

    /// The user's own name.
    case sameAsName

    /// The user's e-mail address, or what stands in it before the @.
    case sameAsEmail

    /// What is wrong with `password`; `nil` if nothing is.
    ///
    /// - Parameters:
    ///   - password: the password, as typed so far.
    ///   - name: the name that is to go with it, as typed so far.
    ///   - email: the e-mail address, as typed so far.
    public init?(in password: String, name: String = "", email: String = "") {
        // The bytes first: they are counted already.
        guard password.utf8.count <= PasswordChecker.maximumBytes else {
            self = .tooLong(maximum: PasswordChecker.maximumBytes)
            return
        }
        guard password.count >= PasswordChecker.minimumCharacters else {
            self = .tooShort(minimum: PasswordChecker.minimumCharacters)
            return
        }
        let folded = password.lowercased().composed
        func isSame(_ other: some StringProtocol) -> Bool {
            // What is longer by far is not the same, and need not be folded to know it.
            other.utf8.count <= 4 * PasswordChecker.maximumBytes
                && other.trimmed.lowercased().composed == folded
        }
        if isSame(name) {
            self = .sameAsName
        } else if isSame(email) || isSame(email.prefix { $0 != "@" }) {
            self = .sameAsEmail
        } else if CommonPasswords.contains(folded) {
            self = .common
        } else {
            return nil
        }
    }
}

extension PasswordProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tooShort(let minimum): "a password needs at least \(minimum) characters"
        case .tooLong(let maximum): "a password has at most \(maximum) bytes"
        case .common: "this password is among the first that anybody would guess"
        case .sameAsName: "the password is the same as the user name"
        case .sameAsEmail: "the password is the same as the e-mail address"
        }
    }
}
