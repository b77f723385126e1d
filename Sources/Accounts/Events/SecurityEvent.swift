/// Something that an administrator wants to know afterwards: who signed in from where, who guessed, who was kept out.
///
/// What is tried over and over in the same ten minutes, by the same name and from the same address, is one event that
/// counts. None holds a password, a token, or anything else that lets somebody in.
public struct SecurityEvent: Identifiable, Hashable, Sendable {
    /// The number of the event in the database; 0 in the log.
    public let id: Int64
    /// What has happened.
    public let kind: Kind
    /// Whom it is about, or who did it; empty where that is nobody, or more than one.
    public let name: String
    /// Where it came from, in digits; empty for a command on the server.
    public let address: String
    /// The first time, in seconds since 1970.
    public let begun: Int64
    /// The last time, in seconds since 1970.
    public let latest: Int64
    /// How often.
    public let count: Int
}

extension SecurityEvent {
    /// What can happen.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case signedIn = "signed in"
        case signedOut = "signed out"
        /// The wrong password, or a name that nobody has.
        case signInFailed = "sign-in failed"
        /// Too many attempts to sign in or up, so that this one was not looked at.
        case throttled = "made to wait"
        /// Somebody who is signed in asked for a page that is not for them.
        case keptOut = "kept out of a page"
        case signedUp = "signed up"
        case signUpRefused = "sign-up refused"
        case invited = "invited somebody"
        /// By an operator.
        case added = "added"
        /// By the owner.
        case passwordChanged = "changed the password"
        /// By an operator.
        case passwordSet = "given another password"
        case signedOutEverywhere = "signed out everywhere"
        case disabled = "disabled"
        case enabled = "enabled"
        case deleted = "deleted"
        case promoted = "made an administrator"
        case demoted = "made a user like others"
        case signUpClosed = "closed the sign-up"
        case signUpByInvitation = "set the sign-up to invitations"
        case signUpOpened = "opened the sign-up"
    }
}

extension SecurityEvent.Kind {
    /// Whether strangers can cause it as often as they like. Such events are counted first and written after, and what
    /// becomes of them does not push out the others.
    public var isAttempt: Bool {
        switch self {
        case .signInFailed, .throttled, .keptOut, .signUpRefused: true
        default: false
        }
    }

    init(_ mode: SignUpMode) {
        self =
            switch mode {
            case .closed: .signUpClosed
            case .invitation: .signUpByInvitation
            case .open: .signUpOpened
            }
    }
}

extension SecurityEvent: CustomStringConvertible {
    /// A line for a log: `security: sign-in failed name="ann" address="192.0.2.1" count=3`.
    public var description: String {
        let count = count == 1 ? "" : " count=\(count)"
        return "security: \(kind.rawValue) name=\(Self.quoted(name)) address=\(Self.quoted(address))\(count)"
    }

    /// A text that anybody may have written, so that it stays one word of one line.
    private static func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(100).map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
                "\\u{\(String(scalar.value, radix: 16))}"
            default: scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : "\(scalar)"
            }
        }
        return "\"\(scalars.joined())\""
    }
}
