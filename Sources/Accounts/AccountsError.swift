public import Storage

/// What can go wrong with accounts. Each value says it in one line, and none contains a password.
public enum AccountsError: Error, Hashable, Sendable {
    /// The database is not there, not reachable, or not a database.
    case cannotOpen(database: String, reason: String)

    /// A newer Pinion has been here: its schema is `found`, this one knows those up to `known`.
    case newerSchema(database: String, found: Int64, known: Int64)

    /// A user with that name, perhaps in other capitals, exists.
    case nameTaken(String)

    /// The text cannot be a user's name.
    case invalidName(NameProblem)

    /// Somebody has that e-mail address, perhaps in other capitals.
    case emailTaken(String)

    /// The text cannot be an e-mail address.
    case invalidEmail(EmailProblem)

    /// The text should not be a password.
    case weakPassword(PasswordProblem)

    /// No such user, or not that user's password: it is not told which.
    case wrongNameOrPassword

    /// More people sign in than the machine can check passwords for; worth another try in a second.
    case busy

    /// Too many wrong passwords from where this one comes from. Even the right one is refused until then.
    case tooManyAttempts(retryAfter: Duration)

    /// They may not sign up.
    case signUpRefused(SignUpAccess)

    /// The user does not exist (any more), or is disabled.
    case noSuchUser(User.ID)

    /// The database failed. The reason is in its own words: for the log, and no part of the description.
    case storage(DatabaseTrouble, reason: String)
}

extension AccountsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .cannotOpen(let database, let reason): "cannot open database \(database): \(reason)"
        case .newerSchema(let database, let found, let known):
            "cannot open database \(database): its schema has number \(found), this program knows up to \(known)"
        case .nameTaken(let name): "the user name “\(name)” is taken"
        case .invalidName(let problem): problem.description
        case .emailTaken(let address): "somebody else has the e-mail address “\(address)”"
        case .invalidEmail(let problem): problem.description
        case .weakPassword(let problem): problem.description
        case .wrongNameOrPassword: "wrong user name or password"
        case .busy: "too many people sign in at once, try again"
        case .tooManyAttempts(let wait):
            "too many attempts, try again in \(wait.components.seconds) seconds"
        case .signUpRefused(let access): access.description
        case .noSuchUser(let id): "there is no user number \(id)"
        case .storage(let trouble, _): trouble.description
        }
    }
}

extension AccountsError: StorageFailure {
    package init(_ error: StorageError) {
        self =
            switch error {
            case .trouble(let trouble, let reason): .storage(trouble, reason: reason)
            case .duplicate, .missingReference, .newerSchema: .storage(.failure, reason: error.description)
            }
    }

    package var storageError: StorageError? {
        if case .storage(let trouble, let reason) = self { .trouble(trouble, reason) } else { nil }
    }
}

extension AccountsError {
    /// True if a later attempt may succeed without anything being changed.
    public var isPassing: Bool { storageError?.isPassing == true }

    /// What should not be possible.
    static func failure(_ reason: String) -> AccountsError { .storage(.failure, reason: reason) }
}
