/// Whether somebody may sign up, and as what.
public enum SignUpAccess: Hashable, Sendable {
    /// They may.
    case granted

    /// They may, and will be the administrator: nobody can sign in yet.
    case grantedToAdministrator

    /// They may not; the program has printed a link for the first one.
    case awaitsAdministrator

    /// They may not: sign-up is closed.
    case closed

    /// They may not: it takes an invitation, and theirs is none, is used or too old.
    case needsInvitation
}

extension SignUpAccess {
    /// Whether they may sign up.
    public var isGranted: Bool { self == .granted || self == .grantedToAdministrator }
}

extension SignUpAccess: CustomStringConvertible {
    public var description: String {
        switch self {
        case .granted: "you can sign up"
        case .grantedToAdministrator: "you can sign up, and will be the administrator"
        case .awaitsAdministrator:
            "nobody can sign in yet: open the link that the program printed when it was started"
        case .closed: "sign-up is closed"
        case .needsInvitation: "you need an invitation to sign up, and each is good for one person"
        }
    }
}
