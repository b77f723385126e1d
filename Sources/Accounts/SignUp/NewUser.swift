package import Storage

/// A user who is about to be stored.
package struct NewUser: Sendable {
    let name: UserName
    let email: EmailAddress?
    let passwordHash: String
    let created: Int64
    var isAdministrator = false

    init(_ name: UserName, email: EmailAddress?, passwordHash: String, created: Int64) {
        self.name = name
        self.email = email
        self.passwordHash = passwordHash
        self.created = created
    }

    /// A user whom no password lets in.
    package init(_ name: UserName, created: Int64) {
        self.init(name, email: nil, passwordHash: "", created: created)
    }
}

extension NewUser {
    /// Stores the user. Nobody is told of it.
    ///
    /// - Throws: `taken` also when it is the e-mail address that somebody has: databases tell only that there is such a
    ///   row.
    package func store<Failure>(
        in transaction: DatabaseTransaction<Failure>, ifTaken taken: Failure
    ) throws(Failure) -> User {
        let values: [SQLValue] = [
            .text(name.shown), .text(name.key), .text(passwordHash), .integer(created),
            .optional(email?.text), .optional(email?.key), .integer(isAdministrator ? 1 : 0),
        ]
        let rows = try transaction.run(.insertUser, values, ifDuplicate: taken)
        guard let id = try transaction.read(rows.first, { (row) throws(StorageError) in try row.integer(0) })
        else { throw Failure(.failed("the new user has no number")) }
        return User(
            id: User.ID(rawValue: id), name: name.shown, created: created, isAdministrator: isAdministrator)
    }
}
