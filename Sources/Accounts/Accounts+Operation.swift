package import Storage

/// What those who run the program ask of its database.
extension Accounts {
    /// Finds out whether the database takes changes; it is asked once a second at most.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    package func checkWriting() async throws(AccountsError) {
        do { try await database.checkWriting() } catch { throw AccountsError(error) }
    }

    /// Writes a backup into a new file.
    package func backUp(to path: String) async throws(BackupError) -> [TableCount] {
        try await database.backUp(to: path, now: now())
    }

    /// What a backup would replace.
    package func replacement(by path: String) async throws(BackupError) -> [TableReplacement] {
        try await database.replacement(by: path, now: now())
    }

    /// Replaces everything by what is in a backup. Everybody is signed out then.
    package func restore(from path: String) async throws(BackupError) {
        try await database.restore(from: path, now: now())
    }
}
