internal import Storage

extension Migration {
    /// People who can sign in, and where they are signed in. A session's token is kept as its hash only:
    /// whoever reads a backup can sign in as nobody.
    static let usersAndSessions = Migration(
        1, formerly: 1,
        sqlite: """
            CREATE TABLE users (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                name TEXT NOT NULL,
                name_key TEXT NOT NULL UNIQUE,
                password_hash TEXT NOT NULL,
                created INTEGER NOT NULL
            ) STRICT;
            CREATE TABLE sessions (
                token_hash BLOB PRIMARY KEY,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                created INTEGER NOT NULL,
                expires INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX sessions_user_id ON sessions (user_id);
            CREATE INDEX sessions_expires ON sessions (expires);
            """,
        postgreSQL: """
            CREATE TABLE users (
                id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                name TEXT NOT NULL,
                name_key TEXT NOT NULL UNIQUE,
                password_hash TEXT NOT NULL,
                created BIGINT NOT NULL
            );
            CREATE TABLE sessions (
                token_hash BYTEA PRIMARY KEY,
                user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                created BIGINT NOT NULL,
                expires BIGINT NOT NULL
            );
            CREATE INDEX sessions_user_id ON sessions (user_id);
            CREATE INDEX sessions_expires ON sessions (expires);
            """)
}
