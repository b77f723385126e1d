internal import Storage

extension Migration {
    /// What people write.
    static let articles = Migration(
        3, formerly: 4,
        sqlite: """
            CREATE TABLE articles (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                author_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                published INTEGER NOT NULL,
                title TEXT NOT NULL,
                text TEXT NOT NULL
            ) STRICT;
            CREATE INDEX articles_published ON articles (published, id);
            CREATE INDEX articles_author_id ON articles (author_id);
            """,
        postgreSQL: """
            CREATE TABLE articles (
                id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                author_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                published BIGINT NOT NULL,
                title TEXT NOT NULL,
                text TEXT NOT NULL
            );
            CREATE INDEX articles_published ON articles (published, id);
            CREATE INDEX articles_author_id ON articles (author_id);
            """)
}
