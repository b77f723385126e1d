/// A connection on a thread of its own.
actor Database {
    nonisolated let location: DatabaseLocation
    nonisolated let feed = ChangeFeed()
    /// What this process's changes are known by to others.
    nonisolated let origin = RandomBytes.make(8).hexadecimal
    private let executor: ConnectionExecutor
    private var connection: (any DatabaseConnection)?
    private var failures: FailureLog

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter log: hears of what fails once the database is open.
    init(_ location: DatabaseLocation, log: @escaping @Sendable (String) -> Void = { _ in }) {
        self.location = location
        failures = FailureLog(write: log)
        executor = ConnectionExecutor(label: "pinion.database")
    }
}

extension Database {
    /// Connects, and brings the schema up to date.
    func open(now: Int64) throws(AccountsError) {
        do throws(StorageError) {
            let connection = try connect()
            try Migrator(migrations: Migration.all).bringUpToDate(connection, now: now)
            self.connection = connection
        } catch .newerSchema(let found, let known) {
            throw .newerSchema(database: location.description, found: found, known: known)
        } catch {
            throw .cannotOpen(database: location.description, reason: error.description)
        }
    }

    func run(_ statement: Statement, _ values: [SQLValue] = []) throws(StorageError) -> [Row] {
        guard let connection else { throw .failed("the database is not open") }
        do throws(StorageError) {
            return try connection.run(statement, values)
        } catch {
            note(AccountsError(error))
            throw error
        }
    }

    /// Carries out all that `body` does, or nothing of it if it throws.
    @discardableResult
    func write<Result: Sendable>(
        _ body: @Sendable (inout Transaction) throws(AccountsError) -> Result
    ) throws(AccountsError) -> Result {
        guard let connection else { throw .failure("the database is not open") }
        try begin(on: connection)
        do throws(AccountsError) {
            var transaction = Transaction(on: connection)
            let result = try body(&transaction)
            if connection.dialect == .postgreSQL { try notify(of: transaction.changes, in: transaction) }
            try commit(transaction)
            return result
        } catch {
            // The first failure is the one to report; a connection that is gone has rolled back by itself.
            try? connection.execute("ROLLBACK")
            note(error)
            throw error
        }
    }
}

extension Database {
    private func note(_ error: AccountsError) {
        if case .storage(let trouble, let reason) = error { failures.note(trouble, reason) }
    }

    private func begin(on connection: any DatabaseConnection) throws(AccountsError) {
        do throws(StorageError) {
            _ = try connection.run(connection.dialect.begin, [])
        } catch {
            note(AccountsError(error))
            throw AccountsError(error)
        }
    }

    private func commit(_ transaction: Transaction) throws(AccountsError) {
        do throws(AccountsError) {
            try transaction.run(.commit, [])
        } catch {
            // A connection that breaks at this moment leaves open whether it was done.
            feed.send([.everything])
            throw error
        }
        feed.send(transaction.changes)
    }

    private func notify(of changes: [Change], in transaction: Transaction) throws(AccountsError) {
        for change in changes {
            let notice = ChangeNotice(origin: origin, change: change)
            try transaction.run(.notify, [.text(notice.description)])
        }
    }

    private func connect() throws(StorageError) -> any DatabaseConnection {
        switch location {
        case .sqlite(let path): try SQLiteConnection(path: path)
        case .postgres(let address): try PostgreSQLConnection(address: address)
        }
    }
}
