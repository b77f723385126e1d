internal import Storage

extension Migration {
    /// What has happened to accounts. The same within ten minutes (`period`) is one row that counts.
    static let events = Migration(
        5,
        sqlite: """
            CREATE TABLE security_events (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                period INTEGER NOT NULL,
                kind TEXT NOT NULL,
                name TEXT NOT NULL,
                address TEXT NOT NULL,
                is_attempt INTEGER NOT NULL,
                begun INTEGER NOT NULL,
                latest INTEGER NOT NULL,
                times INTEGER NOT NULL,
                UNIQUE (period, kind, name, address)
            ) STRICT;
            CREATE INDEX security_events_latest ON security_events (latest);
            """,
        postgreSQL: """
            CREATE TABLE security_events (
                id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                period BIGINT NOT NULL,
                kind TEXT NOT NULL,
                name TEXT NOT NULL,
                address TEXT NOT NULL,
                is_attempt BIGINT NOT NULL,
                begun BIGINT NOT NULL,
                latest BIGINT NOT NULL,
                times BIGINT NOT NULL,
                UNIQUE (period, kind, name, address)
            );
            CREATE INDEX security_events_latest ON security_events (latest);
            """)
}
