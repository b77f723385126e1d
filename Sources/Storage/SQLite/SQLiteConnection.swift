internal import CSQLite
internal import Glibc

/// A connection to one file, for this process and its neighbours.
final class SQLiteConnection {
    private let handle: SQLiteHandle
    private var statements: [String: SQLiteStatement] = [:]
    /// Whether another program has kept the file locked for too long already.
    private var isLockedOut = false

    init(path: String) throws(StorageError) {
        if path != ":memory:" { try SQLiteFile.prepare(path) }
        var pointer: OpaquePointer?
        let code = sqlite3_open_v2(path, &pointer, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
        guard let pointer else { throw .failed("out of memory") }
        handle = SQLiteHandle(pointer)
        guard code == SQLITE_OK else { throw handle.failure }
        try configure()
    }
}

extension SQLiteConnection: DatabaseConnection {
    var dialect: Dialect { .sqlite }

    func execute(_ script: String) throws(StorageError) {
        guard sqlite3_exec(handle.pointer, script, nil, nil, nil) == SQLITE_OK else { throw handle.failure }
    }

    func run(_ statement: Statement, _ values: [SQLValue]) throws(StorageError) -> [Row] {
        guard !handle.hasMoved else {
            throw .trouble(
                .unreachable, "its file was moved or removed: put it back, or start the program again")
        }
        let prepared = try prepared(statement)
        do throws(StorageError) {
            let rows = try prepared.run(values)
            if prepared.isWriting { setBusyTimeout(isLockedOut: false) }
            return rows
        } catch {
            if case .trouble(.busy, _) = error { setBusyTimeout(isLockedOut: true) }
            throw error
        }
    }
}

extension SQLiteConnection {
    /// Readers do not wait for writers (WAL), and what was answered is on the disk before the answer:
    /// accounts are written rarely, and a session that was ended must not come back with the current.
    /// That is why `synchronous` is FULL, not NORMAL, which may lose the last commits with the power.
    private func configure() throws(StorageError) {
        sqlite3_extended_result_codes(handle.pointer, 1)
        handle.wait(milliseconds: 2000)
        try useWriteAheadLog()
        try execute(
            """
            PRAGMA synchronous = FULL;
            PRAGMA foreign_keys = ON;
            PRAGMA trusted_schema = OFF;
            """)
    }

    /// A lock is waited for, as most are short. When it stays, those who come after the first hear so at once: they, and
    /// those who only read, would otherwise queue up behind one another, each waiting its own seconds.
    private func setBusyTimeout(isLockedOut: Bool) {
        guard isLockedOut != self.isLockedOut else { return }
        self.isLockedOut = isLockedOut
        handle.wait(milliseconds: isLockedOut ? 50 : 2000)
    }

    /// The busy timeout does not cover the change of a new file's journal, when two programs start at once.
    private func useWriteAheadLog() throws(StorageError) {
        for _ in 0..<100 {
            let code = sqlite3_exec(handle.pointer, "PRAGMA journal_mode = WAL", nil, nil, nil)
            if code == SQLITE_OK { return }
            guard code & 0xFF == SQLITE_BUSY else { break }
            usleep(20_000)
        }
        throw handle.failure
    }

    private func prepared(_ statement: Statement) throws(StorageError) -> SQLiteStatement {
        if let known = statements[statement.name] { return known }
        let new = try SQLiteStatement(statement.sql, on: handle)
        statements[statement.name] = new
        return new
    }
}
