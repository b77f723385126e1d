/// A database: a connection for those who write and one for those who only read, each on a thread of its own.
package actor Database {
    package nonisolated let location: DatabaseLocation

    /// The changes, of this process and of others.
    package nonisolated let feed = ChangeFeed()

    /// The mark on notices of this process's own changes.
    private nonisolated let origin = String(UInt64.random(in: 0 ... .max), radix: 16)
    /// Nil for a database in memory, which one connection alone sees.
    private nonisolated let reader: DatabaseReader?
    private nonisolated let failures: FailureLog
    private let executor = ConnectionExecutor(label: "pinion.database")
    private let now: @Sendable () -> ContinuousClock.Instant
    private var connection: (any DatabaseConnection)?
    private(set) var schemas: [Schema] = []
    private var tables: [StoredTable] = []
    private var lastTrial: (failure: StorageError?, at: ContinuousClock.Instant)?
    private var listener: PostgreSQLListener?
    private var watcher: Task<Void, Never>?
    private var fileVersion: Int64?

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter log: hears of what fails once the database is open.
    package init(
        _ location: DatabaseLocation, log: @escaping @Sendable (String) -> Void = { _ in },
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.location = location
        self.now = now
        failures = FailureLog(write: log, now: now)
        reader = location == .sqlite(":memory:") ? nil : DatabaseReader()
    }

    deinit {
        watcher?.cancel()
    }
}

extension Database {
    /// Connects, brings the schemas up to date, and listens for what other processes change.
    package func open(_ schemas: [Schema], now: Int64) async throws(StorageError) {
        let connection = try location.connect()
        try Migrator(schemas: schemas).bringUpToDate(connection, now: now)
        self.connection = connection
        self.schemas = schemas
        tables = try StoredTable.all(of: schemas)
        try await reader?.open(location)
        listener = try await listen()
        watcher = watchFile()
    }

    /// Runs a statement by itself; all of its rows.
    package nonisolated func run(
        _ statement: Statement, _ values: [SQLValue] = []
    ) async throws(StorageError) -> [Row] {
        do throws(StorageError) {
            guard statement.isReading, let reader else { return try await runInTurn(statement, values) }
            return try await reader.run(statement, values)
        } catch {
            failures.note(error)
            throw error
        }
    }

    /// What `read` makes of each row that a statement answers with.
    package nonisolated func rows<Value>(
        _ statement: Statement, _ values: [SQLValue], _ read: (Row) throws(StorageError) -> Value
    ) async throws(StorageError) -> [Value] {
        let rows = try await run(statement, values)
        do throws(StorageError) {
            return try rows.map(read)
        } catch {
            failures.note(error)
            throw error
        }
    }

    /// Carries out all that `body` does, or nothing of it if it throws.
    @discardableResult
    package func write<Result: Sendable, Failure: StorageFailure>(
        _ body: @Sendable (inout DatabaseTransaction<Failure>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try carryOut(body)
    }

    /// Finds out whether a change would be stored, by one that leaves no trace.
    ///
    /// That is tried once a second at most; whoever asks in between is told what was found.
    package func checkWriting() throws(StorageError) {
        if lastTrial.map({ now() >= $0.at + .seconds(1) }) ?? true {
            lastTrial = (tryWriting(), now())
        }
        if let failure = lastTrial?.failure { throw failure }
    }
}

extension Database {
    /// As ``write(_:)`` does, for those who are on this thread already.
    func carryOut<Result, Failure: StorageFailure>(
        _ body: (inout DatabaseTransaction<Failure>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let connection else { throw Failure(.failed("the database is not open")) }
        do throws(StorageError) {
            _ = try connection.run(connection.dialect.begin, [])
        } catch {
            failures.note(error)
            throw Failure(error)
        }
        do throws(Failure) {
            var transaction = DatabaseTransaction<Failure>(on: connection)
            let result = try body(&transaction)
            if connection.dialect == .postgreSQL { try notify(of: transaction.changes, in: transaction) }
            try commit(transaction)
            return result
        } catch {
            // The first failure is the one to report; a connection that is gone has rolled back by itself.
            try? connection.execute("ROLLBACK")
            if let error = error.storageError { failures.note(error) }
            throw error
        }
    }

    /// Does something with the connection for those who write.
    func withConnection<Result>(
        _ body: (any DatabaseConnection) throws(StorageError) -> Result
    ) throws(StorageError) -> Result {
        guard let connection else { throw .failed("the database is not open") }
        return try body(connection)
    }
}

extension Database {
    private func runInTurn(_ statement: Statement, _ values: [SQLValue]) throws(StorageError) -> [Row] {
        try withConnection { (connection) throws(StorageError) in try connection.run(statement, values) }
    }

    private func tryWriting() -> StorageError? {
        do throws(StorageError) {
            try withConnection { (connection) throws(StorageError) in try connection.tryWriting(tables) }
            return nil
        } catch {
            failures.note(error)
            return error
        }
    }

    private func commit<Failure>(_ transaction: DatabaseTransaction<Failure>) throws(Failure) {
        do throws(Failure) {
            try transaction.run(.commit, [])
        } catch {
            // A connection that breaks at this moment leaves open whether it was done.
            feed.send([.everything])
            throw error
        }
        feed.send(transaction.changes)
    }

    private func notify<Failure>(
        of changes: [Change], in transaction: DatabaseTransaction<Failure>
    ) throws(Failure) {
        for change in changes {
            let notice = ChangeNotice(origin: origin, change: change)
            try transaction.run(.notify, [.text(notice.description)])
        }
    }

    /// SQLite tells nobody what other programs write into its file, only that they have: it is asked every second.
    private func watchFile() -> Task<Void, Never>? {
        guard case .sqlite(let path) = location, path != ":memory:" else { return nil }
        fileVersion = currentFileVersion
        return Self.everySecond { [weak self] in await self?.tellOfForeignWrites() }
    }

    /// Apart from any database, so that the task keeps none open.
    private nonisolated static func everySecond(_ body: @escaping @Sendable () async -> Void) -> Task<
        Void, Never
    > {
        Task {
            while (try? await Task.sleep(for: .seconds(1))) != nil { await body() }
        }
    }

    private func tellOfForeignWrites() {
        guard let version = currentFileVersion, version != fileVersion else { return }
        fileVersion = version
        feed.send([.everything])
    }

    /// Another number after each write of another connection; what this connection writes leaves it as it is.
    private var currentFileVersion: Int64? {
        try? connection?.run(.dataVersion, []).first?.integer(0)
    }

    private func listen() async throws(StorageError) -> PostgreSQLListener? {
        guard case .postgres(let address) = location else { return nil }
        let (feed, origin) = (feed, origin)
        return try await PostgreSQLListener(address: address) { text in
            // What is not understood comes from a program that knows more than this one.
            let notice = ChangeNotice(text)
            if notice?.origin != origin { feed.send([notice?.change ?? .everything]) }
        } resume: {
            feed.send([.everything])
        }
    }
}
