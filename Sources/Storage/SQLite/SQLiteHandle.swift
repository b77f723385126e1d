internal import CSQLite

/// SQLite's own object for an open file, closed exactly once.
final class SQLiteHandle {
    let pointer: OpaquePointer

    init(opening path: String, _ flags: CInt) throws(StorageError) {
        var pointer: OpaquePointer?
        let code = sqlite3_open_v2(path, &pointer, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard let pointer else { throw .failed("out of memory") }
        self.pointer = pointer
        guard code == SQLITE_OK else { throw failure }
        sqlite3_extended_result_codes(pointer, 1)
    }

    deinit {
        // The second version waits for statements that are still to be finalised.
        sqlite3_close_v2(pointer)
    }
}

extension SQLiteHandle {
    /// What the last call complained about.
    var failure: StorageError {
        let code = sqlite3_extended_errcode(pointer)
        return switch code {
        case sqliteUniqueViolation, sqlitePrimaryKeyViolation: .duplicate
        case sqliteForeignKeyViolation: .missingReference
        default: StorageError(sqliteCode: code, sqlite3_errmsg(pointer))
        }
    }

    /// Has the disk take what the open transaction has changed so far, without ending it.
    func flush() throws(StorageError) {
        let code = sqlite3_db_cacheflush(pointer)
        guard code == SQLITE_OK else { throw StorageError(sqliteCode: code, sqlite3_errstr(code)) }
    }
}

extension SQLiteHandle {
    /// Whether the file lies elsewhere now, or nowhere. What is written then is lost when the program ends, and SQLite
    /// does not mind.
    var hasMoved: Bool {
        var hasMoved: CInt = 0
        sqlite3_file_control(pointer, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
        return hasMoved != 0
    }

    /// Becomes what another file is at this moment.
    func copyEverything(from other: SQLiteHandle) throws(StorageError) {
        guard let copy = sqlite3_backup_init(pointer, "main", other.pointer, "main") else { throw failure }
        let end = sqlite3_backup_step(copy, -1)
        sqlite3_backup_finish(copy)
        guard end == SQLITE_DONE else { throw StorageError(sqliteCode: end, sqlite3_errstr(end)) }
    }

    /// Says for how long others may keep the file locked.
    func wait(milliseconds: CInt) {
        sqlite3_busy_timeout(pointer, milliseconds)
    }
}

extension StorageError {
    /// - Parameter words: what SQLite says about it.
    init(sqliteCode code: CInt, _ words: UnsafePointer<CChar>) {
        let reason =
            switch code & 0xFF {
            case SQLITE_NOTADB: "not a database"
            case SQLITE_CORRUPT: "the file is damaged"
            case SQLITE_FULL: "the disk is full"
            case SQLITE_READONLY: "it cannot be written to"
            case SQLITE_BUSY: "another program keeps it locked"
            default: String(cString: words).onOneLine
            }
        self = .trouble(DatabaseTrouble(sqliteCode: code), reason)
    }
}

// Extended codes are made by macros that Swift does not import: SQLITE_CONSTRAINT | n << 8.
private let sqliteForeignKeyViolation = SQLITE_CONSTRAINT | 3 << 8
private let sqlitePrimaryKeyViolation = SQLITE_CONSTRAINT | 6 << 8
private let sqliteUniqueViolation = SQLITE_CONSTRAINT | 8 << 8
