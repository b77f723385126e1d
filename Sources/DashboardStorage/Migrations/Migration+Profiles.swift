internal import Storage

extension Migration {
    /// Users become people: with a name to show, a colour, a theme, and the words that they are found by.
    ///
    /// PostgreSQL is told to compare words by their bytes, as SQLite does: an index then serves the search for the
    /// beginning of a word.
    static let profiles = Migration(
        1, formerly: 2,
        sqlite: """
            ALTER TABLE users ADD COLUMN display_name TEXT NOT NULL DEFAULT '';
            ALTER TABLE users ADD COLUMN header_color TEXT NOT NULL DEFAULT '#3b6ea5';
            ALTER TABLE users ADD COLUMN theme TEXT NOT NULL DEFAULT 'plain';
            ALTER TABLE users ADD COLUMN is_sample INTEGER NOT NULL DEFAULT 0;
            UPDATE users SET display_name = name;
            CREATE TABLE user_words (
                word TEXT NOT NULL,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                PRIMARY KEY (word, user_id)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX user_words_user_id ON user_words (user_id);
            """,
        postgreSQL: """
            ALTER TABLE users
                ADD COLUMN display_name TEXT NOT NULL DEFAULT '',
                ADD COLUMN header_color TEXT NOT NULL DEFAULT '#3b6ea5',
                ADD COLUMN theme TEXT NOT NULL DEFAULT 'plain',
                ADD COLUMN is_sample BIGINT NOT NULL DEFAULT 0;
            UPDATE users SET display_name = name;
            CREATE TABLE user_words (
                word TEXT COLLATE "C" NOT NULL,
                user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                PRIMARY KEY (word, user_id)
            );
            CREATE INDEX user_words_user_id ON user_words (user_id);
            """,
        fill: findEverybodyByName)
}

extension Migration {
    @Sendable
    private static func findEverybodyByName(_ connection: any DatabaseConnection) throws(StorageError) {
        for row in try connection.run(Statement("names", "SELECT id, name FROM users"), []) {
            for word in SearchWords(of: try row.text(1)).words {
                _ = try connection.run(.insertUserWord, [.text(word), .integer(try row.integer(0))])
            }
        }
    }
}
