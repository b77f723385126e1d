internal import Storage

extension Migration {
    /// Who has changed what. Whoever did it may be gone since. The same over and over is one row that counts.
    static let actions = Migration(
        6,
        sqlite: """
            CREATE TABLE actions (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                at INTEGER NOT NULL,
                name TEXT NOT NULL,
                action TEXT NOT NULL,
                subject TEXT NOT NULL,
                address TEXT NOT NULL,
                times INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX actions_name ON actions (name, id);
            """,
        postgreSQL: """
            CREATE TABLE actions (
                id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                at BIGINT NOT NULL,
                name TEXT NOT NULL,
                action TEXT NOT NULL,
                subject TEXT NOT NULL,
                address TEXT NOT NULL,
                times BIGINT NOT NULL
            );
            CREATE INDEX actions_name ON actions (name, id);
            """)
}
