/// Profiles.
extension Accounts {
    /// Everything about somebody, as it is now; nobody if there is no such user.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func person(_ id: User.ID) async throws(AccountsError) -> Person? {
        try await first(.person, [.integer(id.rawValue)]) { (row) throws(StorageError) in try row.person() }
    }

    /// Changes somebody's profile: all of the changes, or none of them.
    ///
    /// What others change at the same time stays, if it is something else.
    ///
    /// - Returns: the person after it.
    /// - Throws: ``AccountsError/invalidProfile(_:)``, ``AccountsError/invalidEmail(_:)``,
    ///   ``AccountsError/emailTaken(_:)``, ``AccountsError/noSuchUser(_:)``, ``AccountsError/storage(_:reason:)``.
    @discardableResult
    public func updatePerson(
        _ id: User.ID, _ changes: PersonChanges
    ) async throws(AccountsError) -> Person {
        let changes = try changes.checked()
        return try await database.write { (transaction) throws(AccountsError) in
            let names = try transaction.update(id, changes)
            if changes.displayName != nil {
                try transaction.run(.removeUserWords, [.integer(id.rawValue)])
                try transaction.setWords(of: id, names: names)
            }
            transaction.note(.person(id))
            return try transaction.person(id)
        }
    }
}

extension Transaction {
    func requireUser(_ id: User.ID) throws(AccountsError) {
        guard try !run(.user, [.integer(id.rawValue)]).isEmpty else { throw .noSuchUser(id) }
    }

    func person(_ id: User.ID) throws(AccountsError) -> Person {
        let person = try first(.person, [.integer(id.rawValue)]) { (row) throws(StorageError) in
            try row.person()
        }
        guard let person else { throw .noSuchUser(id) }
        return person
    }

    /// - Returns: the names that the person then has.
    fileprivate func update(
        _ id: User.ID, _ changes: PersonChanges.Checked
    ) throws(AccountsError) -> [String] {
        let values: [SQLValue] = [
            .integer(id.rawValue), .optional(changes.displayName), .integer(changes.changesEmail ? 1 : 0),
            .optional(changes.email?.text), .optional(changes.email?.key), .optional(changes.headerColor),
            .optional(changes.theme),
        ]
        let rows = try run(.updateUser, values, ifDuplicate: changes.email.map { .emailTaken($0.text) })
        let names = try read(rows.first) { (row) throws(StorageError) in [try row.text(0), try row.text(1)] }
        guard let names else { throw .noSuchUser(id) }
        return names
    }
}
