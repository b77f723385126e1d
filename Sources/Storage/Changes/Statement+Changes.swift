extension Statement {
    /// → the version of the file. SQLite alone has it.
    static let dataVersion = Statement("data_version", "PRAGMA data_version")

    /// notice. Who listens hears it when the transaction is in the database. PostgreSQL alone has it.
    static let notify = Statement(
        "notify", "SELECT count(*) FROM pg_notify(\(changeChannel), $1)")

    /// What notices are sent and heard on: one for each schema, as several may share a database.
    static let changeChannel = "'pinion_' || md5(CAST(current_schema() AS TEXT))"
}
