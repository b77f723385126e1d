internal import CSQLite

extension DatabaseTrouble {
    /// What one of SQLite's codes, extended or not, means.
    init(sqliteCode code: CInt) {
        self =
            switch code & 0xFF {
            case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL, SQLITE_NOMEM, SQLITE_INTERRUPT: .busy
            case SQLITE_FULL: .full
            case SQLITE_CANTOPEN, SQLITE_IOERR: .unreachable
            case SQLITE_READONLY, SQLITE_PERM: .readOnly
            case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
            default: .failure
            }
    }
}
