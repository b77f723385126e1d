internal import Storage

extension Migration {
    /// What all nodes have to know and nobody else may, by its name.
    static let secrets = Migration(
        3, formerly: 6,
        sqlite: """
            CREATE TABLE secrets (
                name TEXT PRIMARY KEY,
                bytes BLOB NOT NULL
            ) STRICT, WITHOUT ROWID;
            """,
        postgreSQL: """
            CREATE TABLE secrets (
                name TEXT PRIMARY KEY,
                bytes BYTEA NOT NULL
            );
            """)
}
