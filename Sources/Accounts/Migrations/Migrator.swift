/// Brings a database to the newest schema in one transaction: all of the missing steps, or none.
struct Migrator {
    let migrations: [Migration]
}

extension Migrator {
    /// - Throws: ``StorageError/newerSchema(found:known:)`` rather than guess what a later program has
    ///   made of the tables.
    func bringUpToDate(_ connection: any DatabaseConnection, now: Int64) throws(StorageError) {
        try connection.execute(connection.dialect.beginMigrations)
        do throws(StorageError) {
            try applyMissing(to: connection, now: now)
            try connection.execute("COMMIT")
        } catch {
            // The first failure is the one to report; a connection that is gone has rolled back by itself.
            try? connection.execute("ROLLBACK")
            throw error
        }
    }
}

extension Migrator {
    private func applyMissing(to connection: any DatabaseConnection, now: Int64) throws(StorageError) {
        try connection.execute(
            "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, applied BIGINT NOT NULL)")
        let present = try connection.run(.newestMigration, []).first?.integer(0) ?? 0
        let known = migrations.last?.number ?? 0
        guard present <= known else { throw .newerSchema(found: present, known: known) }
        for migration in migrations where migration.number > present {
            try migration.apply(to: connection)
            _ = try connection.run(.recordMigration, [.integer(migration.number), .integer(now)])
        }
    }
}

extension Statement {
    fileprivate static let newestMigration = Statement(
        "newest_migration", "SELECT coalesce(max(number), 0) FROM migrations")

    fileprivate static let recordMigration = Statement(
        "record_migration", isRepeatable: false,
        "INSERT INTO migrations (number, applied) VALUES ($1, $2)")
}
