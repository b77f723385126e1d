public import Storage

/// What changes.
extension Accounts {
    /// What changes from now on, each after it is in the database.
    ///
    /// Every use of the property is a subscription of its own, which ends with its task, or when nobody
    /// holds these accounts any more:
    /// ```swift
    /// for await change in accounts.changes {
    ///     if change == .user(id) || change == .everything { await sync(id) }
    /// }
    /// ```
    /// On PostgreSQL the changes that other processes make are among them; when the connection that tells
    /// of them was lost, `Change.everything` follows as soon as it is there again. On SQLite, what
    /// other processes change is heard within a second or two, as `Change.everything`.
    ///
    /// A subscriber that is 1,000 changes behind gets `Change.everything` in place of those that were lost.
    public var changes: AsyncStream<Change> { database.feed.subscribe() }
}

extension Change {
    /// Somebody signed up, or something about the user changed.
    public static func user(_ id: User.ID) -> Change { Change("user", id.rawValue) }
}
