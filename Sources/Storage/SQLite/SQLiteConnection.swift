internal import CSQLite
internal import Glibc

/// A connection to one file, for this process and its neighbours.
final class SQLiteConnection {
    private let handle: SQLiteHandle
    private var statements: [String: SQLiteStatement] = [:]
    /// Whether another program has kept the file locked for too long already.
    private var isLockedOut = false

    /// Opens the file for all who use it, or makes it.
    init(path: String) throws(StorageError) {
        if path != ":memory:" { try SQLiteFile.prepare(path) }
        handle = try SQLiteHandle(opening: path, SQLITE_OPEN_READWRITE)
        handle.wait(milliseconds: 2000)
        try useWriteAheadLog()
        try configure()
    }

    /// Opens a new file that nobody else uses. It stays one file whatever happens.
    init(newFile path: String) throws(StorageError) {
        try SQLiteFile.prepare(path)
        handle = try SQLiteHandle(opening: path, SQLITE_OPEN_READWRITE)
        try configure()
    }

    /// Opens a copy of a file, which is gone with the connection. The file itself is only read.
    init(copyOf path: String) throws(StorageError) {
        let original = try SQLiteHandle(opening: path, SQLITE_OPEN_READONLY)
        original.wait(milliseconds: 2000)
        handle = try SQLiteHandle(opening: "", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        try handle.copyEverything(from: original)
        try configure()
    }
}

extension SQLiteConnection: DatabaseConnection {
    var dialect: Dialect { .sqlite }

    func execute(_ script: String) throws(StorageError) {
        guard sqlite3_exec(handle.pointer, script, nil, nil, nil) == SQLITE_OK else { throw handle.failure }
    }

    func forEachRow(
        of statement: Statement, _ body: (Row) throws(StorageError) -> Void
    ) throws(StorageError) {
        try prepared(statement).forEachRow([], body)
    }

    /// What is written reaches the disk, so that a full one is noticed, but is never committed: other programs that watch
    /// the file see no change.
    func tryWriting(_ tables: [StoredTable]) throws(StorageError) {
        _ = try run(dialect.begin, [])
        defer { try? execute("ROLLBACK") }
        _ = try run(.fillRoom, [])
        try handle.flush()
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
        try execute(
            """
            PRAGMA synchronous = FULL;
            PRAGMA foreign_keys = ON;
            PRAGMA trusted_schema = OFF;
            """)
    }

    /// A lock is waited for, as most are short. When it stays, those who come after the first hear so at once: they would
    /// otherwise queue up behind one another, each waiting its own seconds.
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

extension Statement {
    /// Takes some pages, which a full file has no room for.
    fileprivate static let fillRoom = Statement(
        "fill_room",
        "INSERT INTO schema_steps (name, number, applied) VALUES (hex(zeroblob(8192)), 0, 0)")
}
