/// A connection on a thread of its own.
package actor Database {
    package nonisolated let location: DatabaseLocation

    /// The changes, of this process and of others.
    package nonisolated let feed = ChangeFeed()

    /// The mark on notices of this process's own changes.
    private nonisolated let origin = String(UInt64.random(in: 0 ... .max), radix: 16)
    private let executor: ConnectionExecutor
    private var connection: (any DatabaseConnection)?
    private var failures: FailureLog
    private var listener: PostgreSQLListener?
    private var watcher: Task<Void, Never>?
    private var fileVersion: Int64?

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter log: hears of what fails once the database is open.
    package init(_ location: DatabaseLocation, log: @escaping @Sendable (String) -> Void = { _ in }) {
        self.location = location
        failures = FailureLog(write: log)
        executor = ConnectionExecutor(label: "pinion.database")
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
        listener = try await listen()
        watcher = watchFile()
    }

    package func run(_ statement: Statement, _ values: [SQLValue] = []) throws(StorageError) -> [Row] {
        guard let connection else { throw .failed("the database is not open") }
        do throws(StorageError) {
            return try connection.run(statement, values)
        } catch {
            note(error)
            throw error
        }
    }

    /// Carries out all that `body` does, or nothing of it if it throws.
    @discardableResult
    package func write<Result: Sendable, Failure: StorageFailure>(
        _ body: @Sendable (inout Transaction<Failure>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let connection else { throw Failure(.failed("the database is not open")) }
        do throws(StorageError) {
            _ = try connection.run(connection.dialect.begin, [])
        } catch {
            note(error)
            throw Failure(error)
        }
        do throws(Failure) {
            var transaction = Transaction<Failure>(on: connection)
            let result = try body(&transaction)
            if connection.dialect == .postgreSQL { try notify(of: transaction.changes, in: transaction) }
            try commit(transaction)
            return result
        } catch {
            // The first failure is the one to report; a connection that is gone has rolled back by itself.
            try? connection.execute("ROLLBACK")
            if let error = error.storageError { note(error) }
            throw error
        }
    }
}

extension Database {
    private func note(_ error: StorageError) {
        if case .trouble(let trouble, let reason) = error { failures.note(trouble, reason) }
    }

    private func commit<Failure>(_ transaction: Transaction<Failure>) throws(Failure) {
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
        of changes: [Change], in transaction: Transaction<Failure>
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
