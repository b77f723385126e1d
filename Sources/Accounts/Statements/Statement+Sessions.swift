internal import Storage

extension Statement {
    /// token hash, user, created, expires
    static let insertSession = Statement(
        "insert_session", isRepeatable: false,
        "INSERT INTO sessions (token_hash, user_id, created, expires) VALUES ($1, $2, $3, $4)")

    /// token hash, now → user's number, name, created; session's expiry
    static let session = Statement(
        "session",
        """
        SELECT users.id, users.name, users.created, sessions.expires
        FROM sessions JOIN users ON users.id = sessions.user_id
        WHERE sessions.token_hash = $1 AND sessions.expires > $2
        """)

    /// expires, token hash
    static let extendSession = Statement(
        "extend_session", "UPDATE sessions SET expires = $1 WHERE token_hash = $2")

    /// token hash
    static let endSession = Statement("end_session", "DELETE FROM sessions WHERE token_hash = $1")

    /// user
    static let endSessionsOfUser = Statement(
        "end_sessions_of_user", "DELETE FROM sessions WHERE user_id = $1")

    /// now
    static let removeExpiredSessions = Statement(
        "remove_expired_sessions", "DELETE FROM sessions WHERE expires <= $1")
}
