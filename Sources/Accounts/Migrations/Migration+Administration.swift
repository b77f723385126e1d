internal import Storage

extension Migration {
    /// Who may administrate and who is disabled, since when; who is invited; and what the administrator has set.
    static let administration = Migration(
        4,
        sqlite: """
            ALTER TABLE users ADD COLUMN is_administrator INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE users ADD COLUMN disabled INTEGER;
            CREATE TABLE invitations (
                token_hash BLOB PRIMARY KEY,
                created INTEGER NOT NULL,
                expires INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE settings (
                name TEXT PRIMARY KEY,
                value TEXT NOT NULL
            ) STRICT, WITHOUT ROWID;
            """,
        postgreSQL: """
            ALTER TABLE users
                ADD COLUMN is_administrator BIGINT NOT NULL DEFAULT 0,
                ADD COLUMN disabled BIGINT;
            CREATE TABLE invitations (
                token_hash BYTEA PRIMARY KEY,
                created BIGINT NOT NULL,
                expires BIGINT NOT NULL
            );
            CREATE TABLE settings (
                name TEXT PRIMARY KEY,
                value TEXT NOT NULL
            );
            """)
}
