internal import Storage
internal import Synchronization

/// Sign-ins. A session ends 30 days after it was last used.
extension Accounts {
    /// Remembers that whoever holds `token` is signed in.
    ///
    /// - Parameters:
    ///   - token: the secret in the browser's cookie; random, at least 128 bits. Only its hash is stored.
    ///   - user: who signed in.
    /// - Throws: ``AccountsError/noSuchUser(_:)``, ``AccountsError/storage(_:reason:)``.
    public func startSession(token: String, for user: User.ID) async throws(AccountsError) {
        let start = now()
        let values: [SQLValue] = [
            .bytes(TokenHash.of(token)), .integer(user.rawValue), .integer(start),
            .integer(start + SessionLifetime.total),
        ]
        do throws(StorageError) {
            _ = try await database.run(.insertSession, values)
        } catch .missingReference {
            throw .noSuchUser(user)
        } catch .duplicate {
            throw .failure("a session with that token exists")
        } catch {
            throw AccountsError(error)
        }
        await removeExpiredSessionsNowAndThen(now: start)
    }

    /// Who holds `token`; nobody if the session has ended or never was. Being asked for keeps it alive.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func user(forSession token: String) async throws(AccountsError) -> User? {
        let hash = TokenHash.of(token)
        let time = now()
        guard let row = try await run(.session, [.bytes(hash), .integer(time)]).first else { return nil }
        let user: User
        let expires: Int64
        do throws(StorageError) {
            user = try row.user()
            expires = try row.integer(3)
        } catch {
            throw AccountsError(error)
        }
        let renewed = time + SessionLifetime.total
        if renewed - expires >= SessionLifetime.renewal {
            // Who may read should not be turned away because the disk is full.
            _ = try? await database.run(.extendSession, [.integer(renewed), .bytes(hash)])
        }
        return user
    }

    /// Signs out whoever holds `token`. One that is unknown is as good as ended.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func endSession(token: String) async throws(AccountsError) {
        try await run(.endSession, [.bytes(TokenHash.of(token))])
    }

    /// Signs a user out everywhere.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func endAllSessions(of user: User.ID) async throws(AccountsError) {
        try await run(.endSessionsOfUser, [.integer(user.rawValue)])
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

/// In seconds.
private enum SessionLifetime {
    static let total: Int64 = 30 * 24 * 3600
    /// A session in use is written again at most this often.
    static let renewal: Int64 = 3600
    static let cleaning: Int64 = 3600
}
