/// Several statements that are carried out together or not at all.
///
/// One that fails ends the transaction, whatever is made of its error: PostgreSQL takes no further one.
package struct DatabaseTransaction<Failure: StorageFailure> {
    let connection: any DatabaseConnection

    /// What will have changed, to be told when it is in the database.
    private(set) var changes: [Change] = []

    init(on connection: any DatabaseConnection) {
        self.connection = connection
    }
}

extension DatabaseTransaction {
    /// Notes what this transaction changes.
    package mutating func note(_ change: Change) {
        changes.append(change)
    }

    /// Runs a statement.
    ///
    /// - Parameters:
    ///   - duplicate: what it means that a unique value exists, where that can be.
    ///   - missing: what it means that a row referred to does not exist, where that can be.
    @discardableResult
    package func run(
        _ statement: Statement, _ values: [SQLValue], ifDuplicate duplicate: Failure? = nil,
        ifMissing missing: Failure? = nil
    ) throws(Failure) -> [Row] {
        do throws(StorageError) {
            return try connection.run(statement, values)
        } catch .duplicate {
            throw duplicate ?? Failure(.duplicate)
        } catch .missingReference {
            throw missing ?? Failure(.missingReference)
        } catch {
            throw Failure(error)
        }
    }

    /// What `read` makes of the first row, if there is one.
    package func first<Value>(
        _ statement: Statement, _ values: [SQLValue], _ read: (Row) throws(StorageError) -> Value
    ) throws(Failure) -> Value? {
        try self.read(try run(statement, values).first, read)
    }

    /// What `read` makes of a row, if there is one.
    package func read<Value>(
        _ row: Row?, _ read: (Row) throws(StorageError) -> Value
    ) throws(Failure) -> Value? {
        guard let row else { return nil }
        do throws(StorageError) { return try read(row) } catch { throw Failure(error) }
    }
}
