internal import CSQLite

/// SQLite's own object for an open file, closed exactly once.
final class SQLiteHandle {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
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
        default: .trouble(DatabaseTrouble(sqliteCode: code), reason(code & 0xFF))
        }
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

    /// Says for how long others may keep the file locked.
    func wait(milliseconds: CInt) {
        sqlite3_busy_timeout(pointer, milliseconds)
    }
}

extension SQLiteHandle {
    private func reason(_ code: CInt) -> String {
        switch code {
        case SQLITE_NOTADB: "not a database"
        case SQLITE_CORRUPT: "the file is damaged"
        case SQLITE_FULL: "the disk is full"
        case SQLITE_READONLY: "it cannot be written to"
        case SQLITE_BUSY: "another program keeps it locked"
        default: String(cString: sqlite3_errmsg(pointer)).onOneLine
        }
    }
}

// Extended codes are made by macros that Swift does not import: SQLITE_CONSTRAINT | n << 8.
private let sqliteForeignKeyViolation = SQLITE_CONSTRAINT | 3 << 8
private let sqlitePrimaryKeyViolation = SQLITE_CONSTRAINT | 6 << 8
private let sqliteUniqueViolation = SQLITE_CONSTRAINT | 8 << 8
