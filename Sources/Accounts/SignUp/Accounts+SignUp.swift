internal import Storage
internal import Threads

/// New users.
extension Accounts {
    /// Signs somebody up.
    ///
    /// Of two who want the same name or address at once, exactly one gets it. Who does it a second time within ten minutes
    /// with the same name, address and password is the same person, and is given the same user: the answer to the first
    /// time may have been lost with the connection to the database.
    ///
    /// - Parameters:
    ///   - name: 1 to 64 characters once white space around it is gone; unique whatever its capitals.
    ///   - email: nothing or white space stands for no address; unique whatever its capitals.
    ///   - password: one that ``PasswordProblem/init(in:name:email:)`` has nothing against.
    /// - Throws: ``AccountsError/invalidName(_:)``, ``AccountsError/nameTaken(_:)``,
    ///   ``AccountsError/invalidEmail(_:)``, ``AccountsError/emailTaken(_:)``,
    ///   ``AccountsError/weakPassword(_:)``, ``AccountsError/busy``, ``AccountsError/storage(_:reason:)``.
    @discardableResult
    public func createUser(
        name: String, email: String?, password: String
    ) async throws(AccountsError) -> User {
        let userName = try Self.userName(name)
        let address = try Self.address(email ?? "")
        if let problem = PasswordProblem(in: password, name: name, email: email ?? "") {
            throw .weakPassword(problem)
        }
        // Hashing takes long, so whoever cannot have the name is told before.
        guard try await isFree(userName) else {
            return try await newUser(userName, address, password, SignInOrigin())
        }
        if let address {
            guard try await isFree(address) else { throw .emailTaken(address.text) }
        }
        return try await createUser(userName, address, password, share: .operators, .added(by: nil))
    }

    /// Signs somebody up who does it themselves, if they may: see ``signUpAccess(invitation:)``.
    ///
    /// It is as ``createUser(name:email:password:)`` otherwise. An invitation is used up. Who comes by the link that was
    /// printed for the first person becomes the administrator.
    ///
    /// - Parameters:
    ///   - name: what they want to sign in with.
    ///   - email: their address; nothing or white space stands for none.
    ///   - password: their password.
    ///   - invitation: the token of the link by which they came, if they came by one.
    ///   - origin: where they ask from.
    /// - Throws: ``AccountsError/signUpRefused(_:)``, and as ``createUser(name:email:password:)`` does.
    @discardableResult
    public func signUp(
        name: String, email: String?, password: String, invitation: String? = nil,
        from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) -> User {
        let access = try await signUpAccess(invitation: invitation)
        if !access.isGranted { note(.signUpRefused, "", origin) }
        let userName = try Self.userName(name)
        let address = try Self.address(email ?? "")
        if let problem = PasswordProblem(in: password, name: name, email: email ?? "") {
            throw .weakPassword(problem)
        }
        guard try await isFree(userName) else {
            do throws(AccountsError) {
                return try await newUser(userName, address, password, origin)
            } catch .nameTaken where !access.isGranted {
                // What names there are is told to those alone who may sign up.
                throw .signUpRefused(access)
            }
        }
        guard access.isGranted else { throw .signUpRefused(access) }
        if let address {
            guard try await isFree(address) else { throw .emailTaken(address.text) }
        }
        let ticket: Ticket?
        switch access {
        case .grantedToAdministrator: ticket = .firstRun
        default:
            let isInvited = try await signUpMode() == .invitation
            ticket = isInvited ? .invitation(invitation ?? "") : nil
        }
        return try await createUser(
            userName, address, password, share: share(of: origin, userName), .signedUp(ticket), from: origin)
    }

    /// Adds a user, as an operator does.
    ///
    /// - Parameters:
    ///   - name: 1 to 64 characters once white space around it is gone; unique whatever its capitals.
    ///   - password: one that ``PasswordProblem/init(in:name:email:)`` has nothing against.
    ///   - administrator: who does it, for ``actions(before:matching:limit:)``; nil for an operator on a command line.
    ///   - origin: where they do it from.
    /// - Throws: ``AccountsError/invalidName(_:)``, ``AccountsError/nameTaken(_:)``,
    ///   ``AccountsError/weakPassword(_:)``, ``AccountsError/noSuchUser(_:)`` if the administrator is none any more,
    ///   ``AccountsError/busy``, ``AccountsError/storage(_:reason:)``.
    @discardableResult
    public func createUser(
        name: String, password: String, by administrator: User.ID? = nil,
        from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) -> User {
        let userName = try Self.userName(name)
        if let problem = PasswordProblem(in: password, name: name) { throw .weakPassword(problem) }
        return try await createUser(
            userName, nil, password, share: .operators, .added(by: administrator), from: origin)
    }

    /// Whether nobody has that name, for a form that tells as one types. ``createUser(name:email:password:)``
    /// has the last word.
    ///
    /// - Throws: ``AccountsError/invalidName(_:)`` for one that nobody can have;
    ///   ``AccountsError/storage(_:reason:)``.
    public func isNameFree(_ name: String) async throws(AccountsError) -> Bool {
        try await isFree(try Self.userName(name))
    }
}

extension Accounts {
    /// The address that a form's field holds: none if it is empty.
    package static func address(_ text: String) throws(AccountsError) -> EmailAddress? {
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        do { return try EmailAddress(text) } catch { throw .invalidEmail(error) }
    }
}

extension Accounts {
    private static func userName(_ text: String) throws(AccountsError) -> UserName {
        do { return try UserName(text) } catch { throw .invalidName(error) }
    }

    private func isFree(_ name: UserName) async throws(AccountsError) -> Bool {
        try await run(.userWithName, [.text(name.key)]).isEmpty
    }

    private func isFree(_ address: EmailAddress) async throws(AccountsError) -> Bool {
        try await run(.userWithEmail, [.text(address.key)]).isEmpty
    }

    /// The user who was made a moment ago, if it is the same who asks once more. Guesses are counted as at a sign-in.
    private func newUser(
        _ name: UserName, _ address: EmailAddress?, _ password: String, _ origin: SignInOrigin
    ) async throws(AccountsError) -> User {
        let known = try await first(.credentials, [.text(name.key)]) { (row) throws(StorageError) in
            (user: try row.user(), emailKey: try row.optionalText(5))
        }
        let time = now()
        guard let known, (time - 600...time).contains(known.user.created), known.emailKey == address?.key
        else {
            throw .nameTaken(name.shown)
        }
        do throws(AccountsError) {
            return try await authenticate(name: name.shown, password: password, from: origin)
        } catch {
            switch error {
            case .wrongNameOrPassword, .tooManyAttempts: throw .nameTaken(name.shown)
            default: throw error
            }
        }
    }

    private func createUser(
        _ name: UserName, _ address: EmailAddress?, _ password: String, share: WorkerShare, _ way: Way,
        from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) -> User {
        let hash = try await passwords.hash(password, share: share)
        var user = NewUser(name, email: address, passwordHash: hash, created: now())
        user.isAdministrator = way == .signedUp(.firstRun)
        let new = user
        do throws(AccountsError) {
            return try await write { [companion] (transaction) throws(AccountsError) in
                try transaction.use(way.ticket, now: new.created)
                let user = try new.store(in: transaction, ifTaken: .nameTaken(name.shown))
                try companion?.add(user, in: transaction)
                transaction.note(.user(user.id))
                let kind: SecurityEvent.Kind
                switch way {
                case .signedUp:
                    kind = .signedUp
                    try transaction.log(kind.action, by: user.id, from: origin, at: new.created)
                case .added(let administrator):
                    kind = .added
                    if let administrator,
                        try !transaction.log(
                            kind.action, user.name, by: administrator, from: origin, at: new.created)
                    {
                        throw .noSuchUser(administrator)
                    }
                }
                return (user, SecurityEvent(kind, user.name, origin.address, at: new.created))
            }
        } catch .nameTaken(let shown) {
            if let address, try await isFree(name) { throw .emailTaken(address.text) }
            throw .nameTaken(shown)
        }
    }
}

/// By what somebody may sign up, which is good for one.
private enum Ticket: Hashable {
    case firstRun
    case invitation(String)
}

/// How somebody comes to be a user.
private enum Way: Hashable {
    /// By a ticket, or where everybody may.
    case signedUp(Ticket?)
    /// By an administrator, or on a command line.
    case added(by: User.ID?)

    var ticket: Ticket? {
        if case .signedUp(let ticket) = self { ticket } else { nil }
    }
}

extension DatabaseTransaction<AccountsError> {
    /// Uses a ticket up. Once somebody can sign in, the link for the first one leads nowhere.
    fileprivate func use(_ ticket: Ticket?, now: Int64) throws(AccountsError) {
        let isFirst = try !run(.useSecret, [.text(Accounts.firstRun)]).isEmpty
        switch ticket {
        case nil: break
        case .firstRun:
            guard isFirst else { throw .signUpRefused(.closed) }
        case .invitation(let token):
            let rows = try run(.useInvitation, [.bytes(TokenHash.of(token)), .integer(now)])
            guard !rows.isEmpty else { throw .signUpRefused(.needsInvitation) }
        }
    }
}
