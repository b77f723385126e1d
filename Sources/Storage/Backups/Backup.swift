/// The content of a backup: a file of SQLite with the tables that some schemas have, whichever database they come from.
struct Backup {
    let connection: SQLiteConnection
    let tables: [StoredTable]
}

extension Backup {
    /// An empty one.
    init(newFile path: String, _ schemas: [Schema], now: Int64) throws(StorageError) {
        connection = try SQLiteConnection(newFile: path)
        tables = try StoredTable.all(of: schemas)
        try Migrator(schemas: schemas).bringUpToDate(connection, now: now)
    }

    /// A copy of what is in a file, once it has been looked through and brought up to date. The file stays as it is.
    init(copyOf path: String, _ schemas: [Schema], now: Int64) throws(BackupError) {
        let found: [String]
        do throws(StorageError) {
            connection = try SQLiteConnection(copyOf: path)
            tables = try StoredTable.all(of: schemas)
            found = try Self.schemas(in: connection)
        } catch {
            throw .noBackup(path, reason: error.description)
        }
        let known = schemas.map(\.name).sorted()
        let needed = schemas.filter(\.isInEveryBackup).map(\.name)
        guard Set(found).isSubset(of: known), Set(found).isSuperset(of: needed) else {
            throw .ofAnotherProgram(path, schemas: found, known: known)
        }
        do throws(StorageError) {
            try Migrator(schemas: schemas).bringUpToDate(connection, now: now)
            guard try connection.run(.strayReferences, []).isEmpty else {
                throw .failed("rows that others refer to are missing in it")
            }
        } catch .newerSchema(let found, let known) {
            throw .newer(path, found: found, known: known)
        } catch {
            throw .noBackup(path, reason: error.description)
        }
    }
}

extension Backup {
    /// How many rows each of the tables has.
    func counts() throws(BackupError) -> [TableCount] {
        do throws(StorageError) { return try connection.counts(of: tables) } catch {
            throw BackupError(error)
        }
    }

    private static func schemas(in connection: SQLiteConnection) throws(StorageError) -> [String] {
        guard try connection.run(.integrity, []).first?.text(0) == "ok" else {
            throw .failed("the file is damaged")
        }
        guard try !connection.run(.history, []).isEmpty else { throw .failed("it is no backup") }
        return try connection.run(.schemas, []).map { (row) throws(StorageError) in try row.text(0) }
    }
}

extension Statement {
    /// → “ok”, or what is wrong
    fileprivate static let integrity = Statement("integrity", "PRAGMA integrity_check(1)")

    /// → a row if there is a history of tables
    fileprivate static let history = Statement(
        "history", "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_steps'")

    /// → schema
    fileprivate static let schemas = Statement(
        "schemas", "SELECT DISTINCT name FROM schema_steps ORDER BY name")

    /// → a row for each reference that leads nowhere
    fileprivate static let strayReferences = Statement("stray_references", "PRAGMA foreign_key_check")
}
