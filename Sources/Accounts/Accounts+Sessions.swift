internal import Storage
internal import Synchronization

/// Sign-ins. A session ends some time after it was last used, and some time after it began: see
/// ``AccountsConfiguration/sessionIdleLimit`` and ``AccountsConfiguration/sessionLimit``.
extension Accounts {
    /// Remembers that whoever holds `token` is signed in.
    ///
    /// - Parameters:
    ///   - token: the secret in the browser's cookie; random, at least 128 bits. Only its hash is stored.
    ///   - user: who signed in.
    ///   - origin: where they signed in.
    /// - Throws: ``AccountsError/noSuchUser(_:)``, ``AccountsError/storage(_:reason:)``.
    public func startSession(
        token: String, for user: User.ID, from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) {
        let start = now()
        let values: [SQLValue] = [
            .bytes(TokenHash.of(token)), .integer(start), .integer(expiry(of: start, usedAt: start)),
            .integer(user.rawValue),
        ]
        try await write { (transaction) throws(AccountsError) in
            let taken = AccountsError.failure("a session with that token exists")
            guard try !transaction.run(.insertSession, values, ifDuplicate: taken).isEmpty,
                let name = try transaction.name(of: user)
            else { throw .noSuchUser(user) }
            return ((), SecurityEvent(.signedIn, name, origin.address, at: start))
        }
        await removeExpiredSessionsNowAndThen(now: start)
    }

    /// Who holds `token`; nobody if the session has ended or never was.
    ///
    /// - Parameters:
    ///   - token: what the browser has.
    ///   - isUse: whether being asked for keeps it alive.
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func user(
        forSession token: String, isUse: Bool = true
    ) async throws(AccountsError) -> User? {
        let hash = TokenHash.of(token)
        let time = now()
        guard let row = try await run(.session, [.bytes(hash), .integer(time)]).first else { return nil }
        let user: User
        let (expires, start): (Int64, Int64)
        do throws(StorageError) {
            user = try row.user()
            (expires, start) = (try row.integer(4), try row.integer(5))
        } catch {
            throw AccountsError(error)
        }
        let renewed = expiry(of: start, usedAt: time)
        // A session that is younger by the clock of another node is left as it is.
        if isUse, renewed - expires >= min(SessionLifetime.renewal, sessionLimits.idle / 2) {
            // Who may read should not be turned away because the disk is full.
            _ = try? await database.run(.extendSession, [.integer(renewed), .bytes(hash)])
        }
        return user
    }

    /// Signs out whoever holds `token`. One that is unknown is as good as ended.
    ///
    /// - Parameters:
    ///   - token: the secret in the browser's cookie.
    ///   - origin: where they signed out.
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func endSession(
        token: String, from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) {
        let time = now()
        try await write { (transaction) throws(AccountsError) in
            let rows = try transaction.run(.endSession, [.bytes(TokenHash.of(token))])
            let number = try transaction.read(rows.first) { (row) throws(StorageError) in try row.integer(0) }
            guard let number else { return ((), nil) }
            let user = User.ID(rawValue: number)
            transaction.note(.user(user))
            let name = try transaction.name(of: user) ?? ""
            return ((), SecurityEvent(.signedOut, name, origin.address, at: time))
        }
    }

    /// Signs a user out everywhere.
    ///
    /// - Parameters:
    ///   - user: who.
    ///   - administrator: who does it, for ``actions(before:matching:limit:)``; nil for an operator on a command line.
    ///   - origin: where they do it from.
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func endAllSessions(
        of user: User.ID, by administrator: User.ID? = nil, from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) {
        let time = now()
        try await write { (transaction) throws(AccountsError) in
            try transaction.run(.endSessionsOfUser, [.integer(user.rawValue)])
            transaction.note(.user(user))
            guard let name = try transaction.name(of: user) else { return ((), nil) }
            let event = SecurityEvent(.signedOutEverywhere, name, origin.address, at: time)
            if let administrator {
                try transaction.log(event.kind.action, name, by: administrator, from: origin, at: time)
            }
            return ((), event)
        }
    }
}

extension Accounts {
    func removeExpiredSessions(now: Int64) async throws(AccountsError) {
        try await run(.removeExpiredSessions, [.integer(now)])
    }

    /// Whoever signs in should not hear of it if that fails: the next one tries again.
    private func removeExpiredSessionsNowAndThen(now: Int64) async {
        let isDue = lastCleaning.withLock { last in
            // The second case: the clock was set back.
            guard now - last >= SessionLifetime.cleaning || now < last else { return false }
            last = now
            return true
        }
        if isDue { try? await removeExpiredSessions(now: now) }
    }
}

extension Accounts {
    private func expiry(of start: Int64, usedAt now: Int64) -> Int64 {
        min(now + sessionLimits.idle, start + sessionLimits.total)
    }
}

/// In seconds.
private enum SessionLifetime {
    /// A session in use is written again at most this often.
    static let renewal: Int64 = 3600
    static let cleaning: Int64 = 3600
}
