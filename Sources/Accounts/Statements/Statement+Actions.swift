internal import Storage

extension Statement {
    /// when, action, subject, address, user → number, if there is such a user
    static let insertAction = Statement(
        "insert_action", isRepeatable: false,
        """
        INSERT INTO actions (at, name, action, subject, address, times)
        SELECT $1, name, $2, $3, $4, 1 FROM users WHERE id = $5 RETURNING id
        """)

    /// when, action, subject, address, since when, user → number, if it is what they did last
    static let repeatAction = Statement(
        "repeat_action", isRepeatable: false,
        """
        UPDATE actions SET at = $1, times = times + 1 WHERE action = $2 AND subject = $3 AND address = $4 AND at > $5
        AND id = (SELECT max(id) FROM actions WHERE name = (SELECT name FROM users WHERE id = $6)) RETURNING id
        """)

    /// number, pattern, how many → number, when, name, action, subject, address, times
    static let actions = Statement(
        "actions",
        """
        SELECT id, at, name, action, subject, address, times FROM actions WHERE id < $1
        AND lower(name || ' ' || action || ' ' || subject || ' ' || address) LIKE lower($2) ESCAPE '\\'
        ORDER BY id DESC LIMIT $3
        """)

    /// number
    static let removeOldActions = Statement("remove_old_actions", "DELETE FROM actions WHERE id <= $1")
}
