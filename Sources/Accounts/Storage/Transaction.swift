/// Several statements that are carried out together or not at all.
///
/// One that fails ends the transaction, whatever is made of its error: PostgreSQL takes no further one.
struct Transaction {
    private let connection: any DatabaseConnection

    /// What will have changed, to be told when it is in the database.
    private(set) var changes: [Change] = []

    init(on connection: any DatabaseConnection) {
        self.connection = connection
    }
}

extension Transaction {
    /// Notes what this transaction changes.
    mutating func note(_ change: Change) {
        changes.append(change)
    }

    /// Runs a statement.
    ///
    /// - Parameters:
    ///   - duplicate: what it means that a unique value exists, where that can be.
    ///   - missing: what it means that a row referred to does not exist, where that can be.
    @discardableResult
    func run(
        _ statement: Statement, _ values: [SQLValue], ifDuplicate duplicate: AccountsError? = nil,
        ifMissing missing: AccountsError? = nil
    ) throws(AccountsError) -> [Row] {
        do throws(StorageError) {
            return try connection.run(statement, values)
        } catch .duplicate {
            throw duplicate ?? AccountsError(.duplicate)
        } catch .missingReference {
            throw missing ?? AccountsError(.missingReference)
        } catch {
            throw AccountsError(error)
        }
    }

    /// What `read` makes of the first row, if there is one.
    func first<Value>(
        _ statement: Statement, _ values: [SQLValue], _ read: (Row) throws(StorageError) -> Value
    ) throws(AccountsError) -> Value? {
        try self.read(try run(statement, values).first, read)
    }

    /// What `read` makes of a row, if there is one.
    func read<Value>(
        _ row: Row?, _ read: (Row) throws(StorageError) -> Value
    ) throws(AccountsError) -> Value? {
        guard let row else { return nil }
        do throws(StorageError) { return try read(row) } catch { throw AccountsError(error) }
    }
}
