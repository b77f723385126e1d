internal import Threads

/// Makes and checks hashes, away from the threads that people wait on.
struct PasswordChecker: Sendable {
    let cost: PasswordCost
    let pool: WorkerPool

    /// Nobody can have this password, but checking it takes as long as any.
    private let decoy: String

    init(cost: PasswordCost, pool: WorkerPool) {
        self.cost = cost
        self.pool = pool
        decoy = Argon2.decoy(cost: cost)
    }
}

extension PasswordChecker {
    static let minimumCharacters = 10
    static let maximumBytes = 1024

    /// The hash to store for a new password.
    ///
    /// - Parameter share: whose place in the queue it takes.
    func hash(_ password: String, share: WorkerShare) async throws(AccountsError) -> String {
        let secret = SecretBytes(password)
        let hash = await pool.run(share: share) { [cost] in Argon2.hash(secret, cost: cost) }
        guard case .some(.some(let hash)) = hash else { throw .busy }
        return hash
    }

    /// Checks a password; `hash` is `nil` for a user that does not exist, which takes just as long.
    ///
    /// - Parameter share: whose place in the queue it takes.
    /// - Returns: what to store in place of `hash`, if the costs have changed since it was made.
    /// - Throws: `wrongNameOrPassword`; `busy` when nothing could be checked.
    func check(
        _ password: String, against hash: String?, share: WorkerShare
    ) async throws(AccountsError) -> String? {
        // No stored password is that long, so there is nothing to hash but the time.
        let isTooLong = password.utf8.count > Self.maximumBytes
        let secret = SecretBytes(isTooLong ? "" : password)
        let hash = isTooLong ? nil : hash
        let answer = await pool.run(share: share) { [cost, decoy] in
            guard Argon2.verify(secret, against: hash ?? decoy), let hash else { return Verdict.wrong }
            let isOutdated = Argon2.isOutdated(hash, cost: cost)
            return .right(renewed: isOutdated ? Argon2.hash(secret, cost: cost) : nil)
        }
        switch answer {
        case .right(let renewed): return renewed
        case .wrong: throw .wrongNameOrPassword
        case nil: throw .busy
        }
    }
}

extension WorkerShare {
    /// Those who work with the database and not with a page.
    static let operators = WorkerShare("operators", isPreferred: true)
}

private enum Verdict {
    case right(renewed: String?)
    case wrong
}
