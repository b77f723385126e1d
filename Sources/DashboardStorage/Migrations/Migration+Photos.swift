internal import Storage

extension Migration {
    /// Photos. Databases in which this was done when all tables had one history hold tables of uploads as well.
    static let photos = Migration(
        4, formerly: 5,
        sqlite: """
            CREATE TABLE photos (
                user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
                etag TEXT NOT NULL,
                type TEXT NOT NULL,
                bytes BLOB NOT NULL
            ) STRICT;
            """,
        postgreSQL: """
            CREATE TABLE photos (
                user_id BIGINT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
                etag TEXT NOT NULL,
                type TEXT NOT NULL,
                bytes BYTEA NOT NULL
            );
            """)
}
