internal import Accounts
internal import Storage

extension Statement {
    /// What ``Row/person()`` reads. Followers are counted when they are asked for: there is then no count
    /// that could be wrong, and of two who follow a popular person at once neither waits for the other.
    static let personColumns = """
        users.id, users.name, users.display_name, users.email, users.header_color, users.theme,
        (SELECT etag FROM photos WHERE user_id = users.id),
        (SELECT count(*) FROM follows WHERE followed_id = users.id),
        (SELECT count(*) FROM follows WHERE follower_id = users.id), users.created
        """

    /// user → person
    static let person = Statement("person", "SELECT \(personColumns) FROM users WHERE users.id = $1")

    /// for each word its text and its end; key of a name, how many, viewer
    /// → person, whether the viewer follows them, their name's key
    ///
    /// The people are found first, so that followers are counted for those alone that are shown. Sets of
    /// people are joined rather than looked into (`IN`): PostgreSQL, which cannot know how many begin with
    /// a word, else goes through one for each of the others.
    static func people(words: Int) -> Statement {
        let join = words == 0 ? "" : "JOIN (\(matches(words))) AS matches ON matches.user_id = users.id"
        return Statement(
            "people_\(words)", isReading: true,
            """
            WITH found AS (
                SELECT users.id FROM users \(join)
                WHERE users.name_key > $\(2 * words + 1)
                ORDER BY users.name_key LIMIT $\(2 * words + 2))
            SELECT \(personColumns),
                (SELECT count(*) FROM follows WHERE follower_id = $\(2 * words + 3) AND followed_id = users.id),
                users.name_key
            FROM found JOIN users ON users.id = found.id
            ORDER BY users.name_key
            """)
    }

    /// for each word its text and its end → how many people
    static func peopleCount(words: Int) -> Statement {
        Statement(
            "people_count_\(words)", isReading: true,
            words == 0
                ? "SELECT count(*) FROM users" : "SELECT count(*) FROM (\(matches(words))) AS matches")
    }

    /// The people who have each of the words.
    private static func matches(_ words: Int) -> String {
        let sets = (0..<words).map { word in
            """
            SELECT DISTINCT user_id FROM user_words WHERE word >= $\(2 * word + 1) AND word < $\(2 * word + 2)
            """
        }
        return sets.joined(separator: " INTERSECT ")
    }

    /// user, how many → people who follow them, the newest first
    static let followers = Statement(
        "followers",
        """
        SELECT \(personColumns) FROM follows JOIN users ON users.id = follows.follower_id
        WHERE follows.followed_id = $1 ORDER BY users.id DESC LIMIT $2
        """)

    /// user, display name, whether the address changes, address, its key, header colour, theme
    /// → name, display name. NULL leaves as it is what is not the address.
    static let updateUser = Statement(
        "update_user",
        """
        WITH changes (id, display_name, changes_email, email, email_key, header_color, theme) AS (
            SELECT CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS TEXT),
                CAST($5 AS TEXT), CAST($6 AS TEXT), CAST($7 AS TEXT))
        UPDATE users SET
            display_name = coalesce(changes.display_name, users.display_name),
            email = CASE WHEN changes_email = 1 THEN changes.email ELSE users.email END,
            email_key = CASE WHEN changes_email = 1 THEN changes.email_key ELSE users.email_key END,
            header_color = coalesce(changes.header_color, users.header_color),
            theme = coalesce(changes.theme, users.theme)
        FROM changes WHERE users.id = changes.id
        RETURNING users.name, users.display_name
        """)

    /// display name, header colour, theme, whether a sample, user
    static let setProfile = Statement(
        "set_profile",
        "UPDATE users SET display_name = $1, header_color = $2, theme = $3, is_sample = $4 WHERE id = $5")

    /// number → number
    static let user = Statement("user", "SELECT id FROM users WHERE id = $1")

    /// word, user
    static let insertUserWord = Statement(
        "insert_user_word",
        "INSERT INTO user_words (word, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")

    /// user
    static let removeUserWords = Statement(
        "remove_user_words", "DELETE FROM user_words WHERE user_id = $1")
}

extension Row {
    /// The person in the first columns, as ``Statement/personColumns`` has them.
    func person() throws(StorageError) -> Person {
        Person(
            id: User.ID(rawValue: try integer(0)), name: try text(1), displayName: try text(2),
            email: try optionalText(3), headerColor: try text(4), theme: try text(5),
            photoETag: try optionalText(6), followersCount: Int(try integer(7)),
            followingCount: Int(try integer(8)), created: try integer(9))
    }

    /// The first one that ``person()`` does not read.
    static let columnAfterPerson = 10
}
