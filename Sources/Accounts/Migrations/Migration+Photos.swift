extension Migration {
    /// Photos, and what has arrived of those that are on their way. An upload is in the database, not in a
    /// file beside it: it then goes on wherever the browser finds a server, and what was received is as
    /// certain as everything else.
    static let photos = Migration(
        5,
        sqlite: """
            CREATE TABLE photos (
                user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
                etag TEXT NOT NULL,
                type TEXT NOT NULL,
                bytes BLOB NOT NULL
            ) STRICT;
            CREATE TABLE uploads (
                id BLOB PRIMARY KEY,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                size INTEGER NOT NULL,
                received INTEGER NOT NULL,
                parts INTEGER NOT NULL,
                touched INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX uploads_user_id ON uploads (user_id, touched);
            CREATE INDEX uploads_touched ON uploads (touched);
            CREATE TABLE upload_parts (
                upload_id BLOB NOT NULL REFERENCES uploads (id) ON DELETE CASCADE,
                start INTEGER NOT NULL,
                bytes BLOB NOT NULL,
                PRIMARY KEY (upload_id, start)
            ) STRICT;
            """,
        postgreSQL: """
            CREATE TABLE photos (
                user_id BIGINT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
                etag TEXT NOT NULL,
                type TEXT NOT NULL,
                bytes BYTEA NOT NULL
            );
            CREATE TABLE uploads (
                id BYTEA PRIMARY KEY,
                user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                size BIGINT NOT NULL,
                received BIGINT NOT NULL,
                parts BIGINT NOT NULL,
                touched BIGINT NOT NULL
            );
            CREATE INDEX uploads_user_id ON uploads (user_id, touched);
            CREATE INDEX uploads_touched ON uploads (touched);
            CREATE TABLE upload_parts (
                upload_id BYTEA NOT NULL REFERENCES uploads (id) ON DELETE CASCADE,
                start BIGINT NOT NULL,
                bytes BYTEA NOT NULL,
                PRIMARY KEY (upload_id, start)
            );
            """)
}
