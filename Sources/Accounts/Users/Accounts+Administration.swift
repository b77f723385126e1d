internal import Storage

/// What operators do. Whoever is signed in hears of it through ``changes``: a site ends their pages.
extension Accounts {
    /// Everybody who can sign in, or could before they were disabled, by name.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func list() async throws(AccountsError) -> [AccountSummary] {
        let rows = try await run(.accountList, [.integer(now())])
        do throws(StorageError) {
            return try rows.map { (row) throws(StorageError) in
                AccountSummary(
                    user: try row.user(), email: try row.optionalText(4),
                    disabled: try row.optionalInteger(5),
                    sessionCount: Int(clamping: try row.integer(6)))
            }
        } catch {
            throw AccountsError(error)
        }
    }

    /// The user with a name, in whatever capitals; nil if there is none.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func user(named name: String) async throws(AccountsError) -> User? {
        guard let name = try? UserName(name) else { return nil }
        return try await first(.userNamed, [.text(name.key)]) { (row) throws(StorageError) in try row.user() }
    }

    /// Deletes somebody with all that is theirs.
    ///
    /// - Parameters:
    ///   - user: who.
    ///   - administrator: who does it, for ``actions(before:matching:limit:)``; nil for an operator on a command line.
    ///   - origin: where they do it from.
    /// - Throws: ``AccountsError/noSuchUser(_:)``, ``AccountsError/storage(_:reason:)``.
    public func deleteUser(
        _ user: User.ID, by administrator: User.ID? = nil, from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) {
        try await change(
            user, .deleted, .deleteUser, [.integer(user.rawValue)], by: administrator, from: origin)
    }

    /// Keeps somebody out until they are enabled again, and signs them out everywhere.
    ///
    /// - Parameters:
    ///   - user: who.
    ///   - administrator: who does it, for ``actions(before:matching:limit:)``; nil for an operator on a command line.
    ///   - origin: where they do it from.
    /// - Throws: ``AccountsError/noSuchUser(_:)``, ``AccountsError/storage(_:reason:)``.
    public func disableUser(
        _ user: User.ID, by administrator: User.ID? = nil, from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) {
        try await change(
            user, .disabled, .disableUser, [.integer(now()), .integer(user.rawValue)], by: administrator,
            from: origin, endingSessionsExcept: .some(nil))
    }

    /// Lets somebody sign in again.
    ///
    /// - Parameters:
    ///   - user: who.
    ///   - administrator: who does it, for ``actions(before:matching:limit:)``; nil for an operator on a command line.
    ///   - origin: where they do it from.
    /// - Throws: ``AccountsError/noSuchUser(_:)``, ``AccountsError/storage(_:reason:)``.
    public func enableUser(
        _ user: User.ID, by administrator: User.ID? = nil, from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) {
        try await change(
            user, .enabled, .enableUser, [.integer(user.rawValue)], by: administrator, from: origin)
    }

    /// Makes somebody an administrator, or takes that from them.
    ///
    /// - Parameters:
    ///   - isAdministrator: whether they are one then.
    ///   - user: who.
    ///   - administrator: who does it, for ``actions(before:matching:limit:)``; nil for an operator on a command line.
    ///   - origin: where they do it from.
    /// - Throws: ``AccountsError/noSuchUser(_:)``, ``AccountsError/storage(_:reason:)``.
    public func setAdministrator(
        _ isAdministrator: Bool, of user: User.ID, by administrator: User.ID? = nil,
        from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) {
        try await change(
            user, isAdministrator ? .promoted : .demoted, .setAdministrator,
            [.integer(isAdministrator ? 1 : 0), .integer(user.rawValue)], by: administrator, from: origin)
    }

    /// Gives somebody a new password, as an operator does, and signs them out everywhere.
    ///
    /// - Parameters:
    ///   - password: the password.
    ///   - user: who.
    ///   - administrator: who does it, for ``actions(before:matching:limit:)``; nil for an operator on a command line.
    ///   - origin: where they do it from.
    /// - Throws: ``AccountsError/weakPassword(_:)``, ``AccountsError/noSuchUser(_:)``, ``AccountsError/busy``,
    ///   ``AccountsError/storage(_:reason:)``.
    public func setPassword(
        _ password: String, of user: User.ID, by administrator: User.ID? = nil,
        from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) {
        if let problem = PasswordProblem(in: password) { throw .weakPassword(problem) }
        let hash = try await passwords.hash(password, share: .operators)
        try await change(
            user, .passwordSet, .setPasswordHash, [.text(hash), .integer(user.rawValue)], by: administrator,
            from: origin, endingSessionsExcept: .some(nil))
    }

    /// Gives somebody a new password who knows the old one; their other sign-ins end.
    ///
    /// - Parameters:
    ///   - user: whose password.
    ///   - old: the one until now. A wrong one counts as a guess, as at a sign-in.
    ///   - new: one that ``PasswordProblem/init(in:name:email:)`` has nothing against.
    ///   - token: the session that stays.
    ///   - origin: where they ask from.
    /// - Throws: ``AccountsError/wrongNameOrPassword``, ``AccountsError/weakPassword(_:)``,
    ///   ``AccountsError/tooManyAttempts(retryAfter:)``, ``AccountsError/noSuchUser(_:)``,
    ///   ``AccountsError/busy``, ``AccountsError/storage(_:reason:)``.
    public func changePassword(
        of user: User.ID, from old: String, to new: String, keeping token: String?,
        origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) {
        let known = try await first(.ownCredentials, [.integer(user.rawValue)]) {
            (row) throws(StorageError) in
            (name: try row.text(0), email: try row.optionalText(1))
        }
        guard let known else { throw .noSuchUser(user) }
        if let problem = PasswordProblem(in: new, name: known.name, email: known.email ?? "") {
            throw .weakPassword(problem)
        }
        _ = try await authenticate(name: known.name, password: old, from: origin)
        let hash = try await passwords.hash(new, share: share(of: origin, try? UserName(known.name)))
        try await change(
            user, .passwordChanged, .setPasswordHash, [.text(hash), .integer(user.rawValue)], by: user,
            from: origin, endingSessionsExcept: .some(token))
    }
}

extension Accounts {
    /// Carries out a statement that returns a row if there is such a user, and tells of it.
    ///
    /// - Parameters:
    ///   - kind: what it is called afterwards.
    ///   - administrator: who does it, if it is somebody on a page; the user themselves, with their own password.
    ///   - sessions: ends all sessions except that with a token, or, for `.some(nil)`, all; none for nil.
    private func change(
        _ user: User.ID, _ kind: SecurityEvent.Kind, _ statement: Statement, _ values: [SQLValue],
        by administrator: User.ID? = nil, from origin: SignInOrigin = SignInOrigin(),
        endingSessionsExcept sessions: String?? = nil
    ) async throws(AccountsError) {
        let time = now()
        try await write { (transaction) throws(AccountsError) in
            guard let name = try transaction.name(of: user) else { throw .noSuchUser(user) }
            if let administrator {
                let subject = kind == .passwordChanged ? "" : name
                try transaction.log(kind.action, subject, by: administrator, from: origin, at: time)
            }
            guard try !transaction.run(statement, values).isEmpty else { throw .noSuchUser(user) }
            if let kept = sessions {
                let hash = kept.map(TokenHash.of) ?? []
                try transaction.run(.endOtherSessions, [.integer(user.rawValue), .bytes(hash)])
            }
            transaction.note(.user(user))
            return ((), SecurityEvent(kind, name, origin.address, at: time))
        }
    }
}

extension DatabaseTransaction<AccountsError> {
    func name(of user: User.ID) throws(AccountsError) -> String? {
        try first(.userName, [.integer(user.rawValue)]) { (row) throws(StorageError) in try row.text(0) }
    }
}

extension SecurityEvent.Kind {
    /// What somebody did, as it follows their name; before that of whom they did it to, if that is somebody else.
    var action: String {
        switch self {
        case .promoted: "gave the role of administrator to"
        case .demoted: "took the role of administrator from"
        case .signedOutEverywhere: "signed out"
        case .passwordSet: "gave another password to"
        case .passwordChanged: "changed their password"
        default: rawValue
        }
    }
}
