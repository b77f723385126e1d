public import Storage

/// Who has changed what. The database keeps the newest 10,000 actions.
extension Accounts {
    /// Notes that somebody has changed something that is not in this database. What is in it notes itself.
    ///
    /// - Parameters:
    ///   - action: what they did, as it follows a name: `closed`.
    ///   - subject: what they did it to, in words for people; of these and of `action` the first 200 characters count.
    ///   - user: who.
    ///   - origin: where they did it from.
    /// - Throws: ``AccountsError/noSuchUser(_:)``, ``AccountsError/storage(_:reason:)``.
    public func log(
        _ action: String, _ subject: String = "", by user: User.ID, from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) {
        let time = now()
        try await database.write { (transaction) throws(AccountsError) in
            guard try transaction.log(action, subject, by: user, from: origin, at: time) else {
                throw .noSuchUser(user)
            }
        }
    }

    /// The newest actions, the last one first. `Change.actions` tells when there are others.
    ///
    /// - Parameters:
    ///   - earlier: the number of the action before which they lie; nil for the newest of all.
    ///   - search: what stands in who did it, what, or where from; A to Z in whatever capitals, other letters
    ///     as the database takes them.
    ///   - limit: how many, up to 1,000.
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func actions(
        before earlier: LoggedAction.ID? = nil, matching search: String = "", limit: Int = 200
    ) async throws(AccountsError) -> [LoggedAction] {
        var pattern = "%"
        // Nothing that is on record is longer. The database knows no characters of several scalars.
        for scalar in search.prefix(200).unicodeScalars where scalar != "\0" {
            if ["\\", "%", "_"].contains(scalar) { pattern.unicodeScalars.append("\\") }
            pattern.unicodeScalars.append(scalar)
        }
        let rows = try await run(
            .actions,
            [
                .integer(earlier ?? .max), .text(pattern + "%"),
                .integer(Int64(min(max(0, limit), 1_000))),
            ])
        do throws(StorageError) {
            return try rows.map { (row) throws(StorageError) in
                LoggedAction(
                    id: try row.integer(0), time: try row.integer(1), name: try row.text(2),
                    action: try row.text(3), subject: try row.text(4), address: try row.text(5),
                    count: Int(clamping: try row.integer(6)))
            }
        } catch {
            throw AccountsError(error)
        }
    }
}

extension Change {
    /// Something has happened that ``Accounts/actions(before:matching:limit:)`` tells.
    public static let actions = Change("action")
}

extension DatabaseTransaction {
    /// Notes what somebody changes by this transaction.
    ///
    /// - Returns: whether there is such a user.
    @discardableResult
    package mutating func log(
        _ action: String, _ subject: String = "", by user: User.ID, from origin: SignInOrigin, at time: Int64
    ) throws(Failure) -> Bool {
        let values: [SQLValue] = [
            .integer(time), .text(String(action.prefix(200))), .text(String(subject.prefix(200))),
            .text(origin.address),
        ]
        let user = SQLValue.integer(user.rawValue)
        if try !run(.repeatAction, values + [.integer(time - 600), user]).isEmpty {
            note(.actions)
            return true
        }
        let rows = try run(.insertAction, values + [user])
        let number = try read(rows.first) { (row) throws(StorageError) in try row.integer(0) }
        guard let number else { return false }
        if number % 100 == 0 { try run(.removeOldActions, [.integer(number - 10_000)]) }
        note(.actions)
        return true
    }
}
