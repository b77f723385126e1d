internal import Storage

extension Migration {
    /// Who follows whom. Each of the two indexes answers one question by itself: whom does somebody
    /// follow, and who follows them.
    static let follows = Migration(
        2, formerly: 3,
        sqlite: """
            CREATE TABLE follows (
                follower_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                followed_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                PRIMARY KEY (follower_id, followed_id),
                CHECK (follower_id <> followed_id)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX follows_followed_id ON follows (followed_id, follower_id);
            """,
        postgreSQL: """
            CREATE TABLE follows (
                follower_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                followed_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                PRIMARY KEY (follower_id, followed_id),
                CHECK (follower_id <> followed_id)
            );
            CREATE INDEX follows_followed_id ON follows (followed_id, follower_id);
            """)
}
