/// The connection of those who only read, on a thread of its own: a write that waits for a lock does not hold them up.
actor DatabaseReader {
    private let executor = ConnectionExecutor(label: "pinion.database.reader")
    private var connection: (any DatabaseConnection)?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

extension DatabaseReader {
    func open(_ location: DatabaseLocation) throws(StorageError) {
        let connection = try location.connect()
        // What is taken for reading and is not fails at once, and not when the file is locked.
        if connection.dialect == .sqlite { try connection.execute("PRAGMA query_only = ON") }
        self.connection = connection
    }

    func run(_ statement: Statement, _ values: [SQLValue]) throws(StorageError) -> [Row] {
        guard let connection else { throw .failed("the database is not open") }
        return try connection.run(statement, values)
    }
}
