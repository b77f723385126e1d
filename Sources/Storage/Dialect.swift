/// The makes of databases, for the few places where their SQL differs.
package enum Dialect: Sendable {
    case sqlite
    case postgreSQL
}

extension Dialect {
    /// Opens a transaction that writes.
    var begin: Statement {
        switch self {
        // One that began by reading could not go on to write if another program has written meanwhile.
        case .sqlite: Statement("begin", "BEGIN IMMEDIATE")
        case .postgreSQL: Statement("begin", "BEGIN")
        }
    }

    /// Opens a transaction that sees the database as it is at one moment, and only reads.
    var beginSnapshot: String {
        switch self {
        case .sqlite: "BEGIN"
        case .postgreSQL:
            "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0"
        }
    }

    /// Opens the transaction of the migrations so that of two programs that start at once one waits.
    var beginMigrations: String {
        switch self {
        case .sqlite: "BEGIN IMMEDIATE"
        // The number is "pinion" in ASCII. Waiting for the other node may take as long as its migrations.
        case .postgreSQL:
            "BEGIN; SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock(\(0x7069_6e69_6f6e))"
        }
    }
}
