/// Photos. The bytes are stored as they are given: whoever gives them has looked into them before.
extension Accounts {
    /// Gives somebody a photo, in place of the one they have.
    ///
    /// - Parameters:
    ///   - bytes: at most ``Photo/maximumSize``.
    ///   - type: what they are.
    ///   - user: whose photo it is.
    /// - Returns: its ETag.
    /// - Throws: ``AccountsError/invalidPhoto(_:)``, ``AccountsError/noSuchUser(_:)``,
    ///   ``AccountsError/storage(_:reason:)``.
    @discardableResult
    public func setPhoto(
        _ bytes: [UInt8], type: PhotoType, for user: User.ID
    ) async throws(AccountsError) -> String {
        if let problem = PhotoProblem(size: bytes.count) { throw .invalidPhoto(problem) }
        let etag = await ContentHash.of(bytes)
        return try await database.write { (transaction) throws(AccountsError) in
            try transaction.run(
                .setPhoto, [.integer(user.rawValue), .text(etag), .text(type.rawValue), .bytes(bytes)],
                ifMissing: .noSuchUser(user))
            transaction.note(.person(user))
            return etag
        }
    }

    /// Somebody's photo, if they have one.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func photo(of user: User.ID) async throws(AccountsError) -> Photo? {
        try await first(.photo, [.integer(user.rawValue)]) { (row) throws(StorageError) in
            try row.photo()
        }
    }

    /// Takes somebody's photo away. Whoever has none goes on to have none.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func removePhoto(of user: User.ID) async throws(AccountsError) {
        try await database.write { (transaction) throws(AccountsError) in
            let news = try transaction.run(.removePhoto, [.integer(user.rawValue)])
            if !news.isEmpty { transaction.note(.person(user)) }
        }
    }
}
