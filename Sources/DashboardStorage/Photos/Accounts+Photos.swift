package import Accounts
internal import Storage

/// Photos. The bytes are stored as they are given: whoever gives them has looked into them before.
extension Accounts {
    /// Gives somebody a photo, in place of the one they have.
    ///
    /// - Parameters:
    ///   - bytes: at most ``Photo/maximumSize``.
    ///   - type: what they are.
    ///   - user: whose photo it is.
    ///   - origin: where they give it from.
    /// - Returns: its ETag.
    /// - Throws: ``DashboardError/invalidPhoto(_:)``, ``DashboardError/noSuchUser(_:)``,
    ///   ``DashboardError/accounts(_:)``.
    @discardableResult
    package func setPhoto(
        _ bytes: [UInt8], type: PhotoType, for user: User.ID, from origin: SignInOrigin = SignInOrigin()
    ) async throws(DashboardError) -> String {
        if let problem = PhotoProblem(size: bytes.count) { throw .invalidPhoto(problem) }
        let etag = await ContentHash.of(bytes)
        let time = now()
        return try await write { (transaction) throws(DashboardError) in
            try transaction.run(
                .setPhoto, [.integer(user.rawValue), .text(etag), .text(type.rawValue), .bytes(bytes)],
                ifMissing: .noSuchUser(user))
            try transaction.log("changed", "their photo", by: user, from: origin, at: time)
            transaction.note(.user(user))
            return etag
        }
    }

    /// Somebody's photo, if they have one.
    ///
    /// - Throws: ``DashboardError/accounts(_:)``.
    package func photo(of user: User.ID) async throws(DashboardError) -> Photo? {
        try await rows(.photo, [.integer(user.rawValue)]) { (row) throws(StorageError) in
            try row.photo()
        }.first
    }

    /// Takes somebody's photo away. Whoever has none goes on to have none.
    ///
    /// - Throws: ``DashboardError/accounts(_:)``.
    package func removePhoto(
        of user: User.ID, from origin: SignInOrigin = SignInOrigin()
    ) async throws(DashboardError) {
        let time = now()
        try await write { (transaction) throws(DashboardError) in
            guard try !transaction.run(.removePhoto, [.integer(user.rawValue)]).isEmpty else { return }
            try transaction.log("removed", "their photo", by: user, from: origin, at: time)
            transaction.note(.user(user))
        }
    }
}
