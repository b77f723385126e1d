internal import Storage

extension Statement {
    /// token hash, created, expires, user, → user. None for one who is not there, or disabled.
    static let insertSession = Statement(
        "insert_session", isRepeatable: false,
        """
        INSERT INTO sessions (token_hash, user_id, created, expires)
        SELECT $1, id, $2, $3 FROM users WHERE id = $4 AND disabled IS NULL RETURNING user_id
        """)

    /// token hash, now → user's number, name, created, whether an administrator; session's expiry, begin
    static let session = Statement(
        "session",
        """
        SELECT users.id, users.name, users.created, users.is_administrator, sessions.expires, sessions.created
        FROM sessions JOIN users ON users.id = sessions.user_id
        WHERE sessions.token_hash = $1 AND sessions.expires > $2 AND users.disabled IS NULL
        """)

    /// expires, token hash
    static let extendSession = Statement(
        "extend_session", "UPDATE sessions SET expires = $1 WHERE token_hash = $2")

    /// token hash → user
    static let endSession = Statement(
        "end_session", "DELETE FROM sessions WHERE token_hash = $1 RETURNING user_id")

    /// user
    static let endSessionsOfUser = Statement(
        "end_sessions_of_user", "DELETE FROM sessions WHERE user_id = $1")

    /// now
    static let removeExpiredSessions = Statement(
        "remove_expired_sessions", "DELETE FROM sessions WHERE expires <= $1")
}
