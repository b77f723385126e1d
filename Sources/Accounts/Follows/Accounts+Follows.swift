/// Who follows whom.
extension Accounts {
    /// Lets `follower` follow somebody. Whoever does already goes on to.
    ///
    /// - Throws: ``AccountsError/cannotFollowOneself``, ``AccountsError/noSuchUser(_:)``,
    ///   ``AccountsError/storage(_:reason:)``.
    public func follow(_ followed: User.ID, by follower: User.ID) async throws(AccountsError) {
        guard followed != follower else { throw .cannotFollowOneself }
        try await database.write { (transaction) throws(AccountsError) in
            // Asked before: the database would not tell which of the two is missing.
            for user in [follower, followed] { try transaction.requireUser(user) }
            let news = try transaction.run(
                .insertFollow, [.integer(follower.rawValue), .integer(followed.rawValue)],
                ifMissing: .noSuchUser(followed))
            if !news.isEmpty { transaction.note(.follow(follower: follower, followed: followed)) }
        }
    }

    /// Lets `follower` follow somebody no longer. Whoever never did does not either.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func unfollow(_ followed: User.ID, by follower: User.ID) async throws(AccountsError) {
        try await database.write { (transaction) throws(AccountsError) in
            let news = try transaction.run(
                .removeFollow, [.integer(follower.rawValue), .integer(followed.rawValue)])
            if !news.isEmpty { transaction.note(.follow(follower: follower, followed: followed)) }
        }
    }

    /// Whether `follower` follows somebody.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func isFollowing(
        _ followed: User.ID, by follower: User.ID
    ) async throws(AccountsError) -> Bool {
        try await !run(.follow, [.integer(follower.rawValue), .integer(followed.rawValue)]).isEmpty
    }
}
