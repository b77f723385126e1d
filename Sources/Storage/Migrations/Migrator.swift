/// Brings a database's schemas up to date in one transaction: all of the missing steps, or none.
struct Migrator {
    /// A schema may refer to the tables of those before it.
    let schemas: [Schema]
}

extension Migrator {
    /// - Throws: ``StorageError/newerSchema(found:known:)`` rather than guess what a later program has made of the tables.
    func bringUpToDate(_ connection: any DatabaseConnection, now: Int64) throws(StorageError) {
        try connection.execute(connection.dialect.beginMigrations)
        do throws(StorageError) {
            let former = try endFormerHistory(on: connection, now: now)
            for schema in schemas { try bringUpToDate(schema, connection, former: former, now: now) }
            try connection.execute("COMMIT")
        } catch {
            // The first failure is the one to report; a connection that is gone has rolled back by itself.
            try? connection.execute("ROLLBACK")
            throw error
        }
    }
}

extension Migrator {
    /// The newest step that the database had when all of its tables had one history, in the table `migrations`; 0 for a
    /// younger database. A program from that time is told by the last row that it is too old.
    private func endFormerHistory(
        on connection: any DatabaseConnection, now: Int64
    ) throws(StorageError) -> Int64 {
        try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, applied BIGINT NOT NULL);
            CREATE TABLE IF NOT EXISTS schema_steps (
                name TEXT NOT NULL, number BIGINT NOT NULL, applied BIGINT NOT NULL, PRIMARY KEY (name, number))
            """)
        let newest = try connection.run(.newestFormerStep, [.integer(Self.endOfFormerHistory)]).first?
            .integer(0)
        _ = try connection.run(.endFormerHistory, [.integer(Self.endOfFormerHistory), .integer(now)])
        return newest ?? 0
    }

    private func bringUpToDate(
        _ schema: Schema, _ connection: any DatabaseConnection, former: Int64, now: Int64
    ) throws(StorageError) {
        let present = try connection.run(.newestStep, [.text(schema.name)]).first?.integer(0) ?? 0
        let known = schema.migrations.last?.number ?? 0
        guard present <= known else { throw .newerSchema(found: present, known: known) }
        for migration in schema.migrations where migration.number > present {
            if (migration.formerNumber ?? .max) > former { try migration.apply(to: connection) }
            let values: [SQLValue] = [.text(schema.name), .integer(migration.number), .integer(now)]
            _ = try connection.run(.recordStep, values)
        }
    }

    private static let endOfFormerHistory: Int64 = 8
}

extension Statement {
    /// the end → number
    fileprivate static let newestFormerStep = Statement(
        "newest_former_step", "SELECT coalesce(max(number), 0) FROM migrations WHERE number < $1")

    /// the end, now
    fileprivate static let endFormerHistory = Statement(
        "end_former_history",
        "INSERT INTO migrations (number, applied) VALUES ($1, $2) ON CONFLICT DO NOTHING")

    /// schema → number
    fileprivate static let newestStep = Statement(
        "newest_step", "SELECT coalesce(max(number), 0) FROM schema_steps WHERE name = $1")

    /// schema, number, now
    fileprivate static let recordStep = Statement(
        "record_step", isRepeatable: false,
        "INSERT INTO schema_steps (name, number, applied) VALUES ($1, $2, $3)")
}
