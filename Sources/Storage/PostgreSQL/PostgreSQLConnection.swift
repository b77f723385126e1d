internal import CPostgres

/// A connection to a server, which is made anew when the server was away.
final class PostgreSQLConnection {
    private let address: String
    private var handle: PostgreSQLHandle
    private var prepared: Set<String> = []
    /// Whether another server may have become the one that takes changes.
    private var isOutdated = false
    private var backoff = ReconnectBackoff()

    init(address: String) throws(StorageError) {
        self.address = address
        handle = try PostgreSQLHandle(address: address)
        try setUp()
    }
}

extension PostgreSQLConnection: DatabaseConnection {
    var dialect: Dialect { .postgreSQL }

    func execute(_ script: String) throws(StorageError) {
        try handle.execute(script)
    }

    func forEachRow(
        of statement: Statement, _ body: (Row) throws(StorageError) -> Void
    ) throws(StorageError) {
        let cursor = "rows_of_\(statement.name)"
        try execute("DECLARE \(cursor) NO SCROLL CURSOR FOR \(statement.sql)")
        let fetch = Statement("fetch_\(statement.name)", "FETCH 16 FROM \(cursor)")
        while true {
            let rows = try run(fetch, [])
            guard !rows.isEmpty else { break }
            for row in rows { try body(row) }
        }
        try execute("CLOSE \(cursor)")
    }

    /// Waits for a second at most for somebody who keeps a table locked.
    func tryWriting(_ tables: [StoredTable]) throws(StorageError) {
        // Connects anew if the server was away.
        _ = try run(.ping, [])
        do throws(StorageError) {
            let names = tables.map(\.quotedName).joined(separator: ", ")
            try execute(
                """
                BEGIN;
                SET LOCAL lock_timeout = '1s';
                \(names.isEmpty ? "" : "LOCK TABLE \(names) IN ROW EXCLUSIVE MODE;")
                INSERT INTO schema_steps (name, number, applied) VALUES ('trial', pg_backend_pid(), 0);
                DELETE FROM schema_steps WHERE name = 'trial' AND number = pg_backend_pid();
                COMMIT
                """)
        } catch {
            try? execute("ROLLBACK")
            if case .trouble(.standby, _) = error { isOutdated = true }
            throw error
        }
    }

    /// Sends the statement again if the connection broke under it, provided that this can do no harm.
    func run(_ statement: Statement, _ values: [SQLValue]) throws(StorageError) -> [Row] {
        let parameters = try PostgreSQLParameters(values)
        if !handle.isInTransaction {
            handle.noticeFarewell()
            if handle.isLost || isOutdated { try reconnect() }
        }
        do throws(Failure) {
            return try attempt(statement, parameters)
        } catch {
            guard error.isLoss, error.wasUndone || statement.isRepeatable else { throw error.reason }
        }
        try reconnect()
        do throws(Failure) { return try attempt(statement, parameters) } catch { throw error.reason }
    }
}

extension PostgreSQLConnection {
    private struct Failure: Error {
        let reason: StorageError
        /// The connection is gone.
        var isLoss = false
        /// It is certain that the statement changed nothing.
        var wasUndone = true
    }

    private func attempt(
        _ statement: Statement, _ parameters: PostgreSQLParameters
    ) throws(Failure) -> [Row] {
        let isInTransaction = handle.isInTransaction
        do throws(Failure) {
            try prepare(statement, parameters)
            return try send(statement, parameters)
        } catch {
            // What a transaction did before is lost too, so one statement of it cannot be repeated.
            var error = error
            if case .trouble(.standby, _) = error.reason { isOutdated = true }
            error.isLoss = handle.isLost && !isInTransaction
            throw error
        }
    }

    private func prepare(_ statement: Statement, _ parameters: PostgreSQLParameters) throws(Failure) {
        guard !prepared.contains(statement.name) else { return }
        let count = CInt(truncatingIfNeeded: parameters.types.count)
        let isSent = PQsendPrepare(handle.pointer, statement.name, statement.sql, count, parameters.types)
        do throws(StorageError) {
            let result = try PostgreSQLResult(handle.answer(isSent: isSent), from: handle)
            if let error = result.failure { throw error }
        } catch {
            throw Failure(reason: error)
        }
        prepared.insert(statement.name)
    }

    private func send(
        _ statement: Statement, _ parameters: PostgreSQLParameters
    ) throws(Failure) -> [Row] {
        let isSent = parameters.lend { count, values, lengths, formats in
            PQsendQueryPrepared(handle.pointer, statement.name, count, values, lengths, formats, 1)
        }
        var wasUndone = false
        do throws(StorageError) {
            let result = try PostgreSQLResult(handle.answer(isSent: isSent), from: handle)
            wasUndone = result.isFarewell
            if let error = result.failure { throw error }
            return try result.rows()
        } catch {
            throw Failure(reason: error, wasUndone: wasUndone)
        }
    }

    private func reconnect() throws(StorageError) {
        let address = address
        handle = try backoff.connect { () throws(StorageError) in try PostgreSQLHandle(address: address) }
        prepared = []
        isOutdated = false
        try setUp()
    }

    /// A statement that hangs would hold up everybody; who set a limit of their own keeps it.
    private func setUp() throws(StorageError) {
        try execute(
            """
            SELECT set_config('statement_timeout', '10s', false)
            WHERE current_setting('statement_timeout') = '0'
            """)
    }
}

extension Statement {
    fileprivate static let ping = Statement("ping", "SELECT 1")
}
