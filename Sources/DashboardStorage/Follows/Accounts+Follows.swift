package import Accounts
internal import Storage

/// Who follows whom.
extension Accounts {
    /// Lets `follower` follow somebody. Whoever does already goes on to.
    ///
    /// - Throws: ``DashboardError/cannotFollowOneself``, ``DashboardError/noSuchUser(_:)``,
    ///   ``DashboardError/accounts(_:)``.
    package func follow(
        _ followed: User.ID, by follower: User.ID, from origin: SignInOrigin = SignInOrigin()
    ) async throws(DashboardError) {
        guard followed != follower else { throw .cannotFollowOneself }
        let time = now()
        try await write { (transaction) throws(DashboardError) in
            // Asked before: the database would not tell which of the two is missing.
            for user in [follower, followed] { try transaction.requireUser(user) }
            let news = try transaction.run(
                .insertFollow, [.integer(follower.rawValue), .integer(followed.rawValue)],
                ifMissing: .noSuchUser(followed))
            guard !news.isEmpty else { return }
            let name = try transaction.name(of: followed)
            try transaction.log("followed", name, by: follower, from: origin, at: time)
            transaction.note(.follow(follower: follower, followed: followed))
        }
    }

    /// Lets `follower` follow somebody no longer. Whoever never did does not either.
    ///
    /// - Throws: ``DashboardError/accounts(_:)``.
    package func unfollow(
        _ followed: User.ID, by follower: User.ID, from origin: SignInOrigin = SignInOrigin()
    ) async throws(DashboardError) {
        let time = now()
        try await write { (transaction) throws(DashboardError) in
            let news = try transaction.run(
                .removeFollow, [.integer(follower.rawValue), .integer(followed.rawValue)])
            guard !news.isEmpty else { return }
            let name = try transaction.name(of: followed)
            try transaction.log("no longer follows", name, by: follower, from: origin, at: time)
            transaction.note(.follow(follower: follower, followed: followed))
        }
    }

    /// Whether `follower` follows somebody.
    ///
    /// - Throws: ``DashboardError/accounts(_:)``.
    package func isFollowing(
        _ followed: User.ID, by follower: User.ID
    ) async throws(DashboardError) -> Bool {
        let values: [SQLValue] = [.integer(follower.rawValue), .integer(followed.rawValue)]
        return try await !rows(.follow, values) { (row) throws(StorageError) in row }.isEmpty
    }
}

extension DatabaseTransaction<DashboardError> {
    /// What somebody is called by others.
    fileprivate func name(of user: User.ID) throws(DashboardError) -> String {
        try person(user).displayName
    }
}
