package import Accounts
internal import Storage

/// Profiles.
extension Accounts {
    /// Everything about somebody, as it is now; nobody if there is no such user.
    ///
    /// - Throws: ``DashboardError/accounts(_:)``.
    package func person(_ id: User.ID) async throws(DashboardError) -> Person? {
        try await rows(.person, [.integer(id.rawValue)]) { (row) throws(StorageError) in try row.person() }
            .first
    }

    /// Changes somebody's profile: all of the changes, or none of them.
    ///
    /// What others change at the same time stays, if it is something else.
    ///
    /// - Returns: the person after it.
    /// - Throws: ``DashboardError/invalidProfile(_:)``, ``DashboardError/noSuchUser(_:)``, ``DashboardError/accounts(_:)``.
    @discardableResult
    package func updatePerson(
        _ id: User.ID, _ changes: PersonChanges, from origin: SignInOrigin = SignInOrigin()
    ) async throws(DashboardError) -> Person {
        let changes = try changes.checked()
        let time = now()
        return try await write { (transaction) throws(DashboardError) in
            let names = try transaction.update(id, changes)
            if changes.displayName != nil {
                try transaction.run(.removeUserWords, [.integer(id.rawValue)])
                try transaction.setWords(of: id, names: names)
            }
            if !changes.subject.isEmpty {
                try transaction.log("changed", changes.subject, by: id, from: origin, at: time)
            }
            transaction.note(.user(id))
            return try transaction.person(id)
        }
    }
}

extension DatabaseTransaction<DashboardError> {
    func requireUser(_ id: User.ID) throws(DashboardError) {
        guard try !run(.user, [.integer(id.rawValue)]).isEmpty else { throw .noSuchUser(id) }
    }

    func person(_ id: User.ID) throws(DashboardError) -> Person {
        let person = try first(.person, [.integer(id.rawValue)]) { (row) throws(StorageError) in
            try row.person()
        }
        guard let person else { throw .noSuchUser(id) }
        return person
    }

    /// - Returns: the names that the person then has.
    fileprivate func update(
        _ id: User.ID, _ changes: PersonChanges.Checked
    ) throws(DashboardError) -> [String] {
        let values: [SQLValue] = [
            .integer(id.rawValue), .optional(changes.displayName), .integer(changes.changesEmail ? 1 : 0),
            .optional(changes.email?.text), .optional(changes.email?.key), .optional(changes.headerColor),
            .optional(changes.theme),
        ]
        let rows = try run(
            .updateUser, values, ifDuplicate: changes.email.map { .accounts(.emailTaken($0.text)) })
        let names = try read(rows.first) { (row) throws(StorageError) in [try row.text(0), try row.text(1)] }
        guard let names else { throw .noSuchUser(id) }
        return names
    }
}
