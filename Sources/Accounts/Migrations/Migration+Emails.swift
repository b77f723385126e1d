internal import Storage

extension Migration {
    /// Users may have an e-mail address. PostgreSQL is told to compare names by their bytes, as SQLite does: lists then
    /// have one order on both.
    static let emails = Migration(
        2, formerly: 2,
        sqlite: """
            ALTER TABLE users ADD COLUMN email TEXT;
            ALTER TABLE users ADD COLUMN email_key TEXT;
            CREATE UNIQUE INDEX users_email_key ON users (email_key);
            """,
        postgreSQL: """
            ALTER TABLE users
                ADD COLUMN email TEXT,
                ADD COLUMN email_key TEXT,
                ALTER COLUMN name_key TYPE TEXT COLLATE "C";
            CREATE UNIQUE INDEX users_email_key ON users (email_key);
            """)
}
