package import Storage

/// Tables that a program keeps beside those of the accounts, in the same database.
package protocol AccountsCompanion: Sendable {
    var schema: Schema { get }

    /// Adds what these tables know of a new user, in the transaction that stores the user.
    func add(_ user: User, in transaction: DatabaseTransaction<AccountsError>) throws(AccountsError)
}
