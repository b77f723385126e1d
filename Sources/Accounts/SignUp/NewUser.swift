/// Everything about somebody who is about to be stored.
struct NewUser: Sendable {
    let name: UserName
    let passwordHash: String
    let created: Int64
    var displayName: String
    var email: EmailAddress?
    var headerColor = Person.defaultHeaderColor
    var theme = Person.defaultTheme
    var isSample = false

    init(_ name: UserName, email: EmailAddress? = nil, passwordHash: String, created: Int64) {
        self.name = name
        self.email = email
        self.passwordHash = passwordHash
        self.created = created
        displayName = name.shown
    }
}

extension NewUser {
    /// - Throws: `nameTaken` also when it is the e-mail address that somebody has: databases tell only
    ///   that there is such a row.
    func insert(in transaction: inout Transaction) throws(AccountsError) -> User {
        let user = try store(in: transaction)
        transaction.note(.person(user.id))
        return user
    }

    /// The same, where it is not worth telling of one alone.
    func store(in transaction: Transaction) throws(AccountsError) -> User {
        let rows = try transaction.run(.insertUser, values, ifDuplicate: .nameTaken(name.shown))
        guard let id = try transaction.read(rows.first, { (row) throws(StorageError) in try row.integer(0) })
        else { throw .failure("the new user has no number") }
        try transaction.setWords(of: User.ID(rawValue: id), names: [name.shown, displayName])
        return User(id: User.ID(rawValue: id), name: name.shown, created: created)
    }
}

extension NewUser {
    var values: [SQLValue] {
        [
            .text(name.shown), .text(name.key), .text(passwordHash), .integer(created), .text(displayName),
            .optional(email?.text), .optional(email?.key), .text(headerColor), .text(theme),
            .integer(isSample ? 1 : 0),
        ]
    }
}

extension Transaction {
    /// Lets a user be found by the words of their names.
    func setWords(of user: User.ID, names: [String]) throws(AccountsError) {
        for word in names.flatMap({ SearchWords(of: $0).words }) {
            try run(.insertUserWord, [.text(word), .integer(user.rawValue)])
        }
    }
}
