@testable import Storage

extension Schema {
    /// Tables of every kind: one that counts, one with two keys, one with bytes for its key, one for the day.
    static let club = Schema("club", [.members, .notes], passingTables: ["visits"])

    /// The same before its last step.
    static let formerClub = Schema("club", [.members], passingTables: ["visits"])

    /// The same after a further one.
    static let laterClub = Schema(
        "club", [.members, .notes, Migration(3, "ALTER TABLE members ADD COLUMN street TEXT")],
        passingTables: ["visits"])
}

extension Migration {
    static let members = Migration(
        1,
        sqlite: """
            CREATE TABLE members (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                name TEXT NOT NULL UNIQUE,
                number INTEGER,
                picture BLOB
            ) STRICT;
            CREATE TABLE friends (
                one INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
                other INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
                PRIMARY KEY (one, other)
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE badges (
                hash BLOB PRIMARY KEY,
                member INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE visits (member INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE) STRICT;
            """,
        postgreSQL: """
            CREATE TABLE members (
                id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                name TEXT NOT NULL UNIQUE,
                number BIGINT,
                picture BYTEA
            );
            CREATE TABLE friends (
                one BIGINT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
                other BIGINT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
                PRIMARY KEY (one, other)
            );
            CREATE TABLE badges (
                hash BYTEA PRIMARY KEY,
                member BIGINT NOT NULL REFERENCES members (id) ON DELETE CASCADE
            );
            CREATE TABLE visits (member BIGINT NOT NULL REFERENCES members (id) ON DELETE CASCADE);
            """)

    static let notes = Migration(2, "ALTER TABLE members ADD COLUMN note TEXT")
}
