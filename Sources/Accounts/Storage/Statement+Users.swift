extension Statement {
    /// name, key, password hash, created → number
    static let insertUser = Statement(
        "insert_user", isRepeatable: false,
        """
        INSERT INTO users (name, name_key, password_hash, created) VALUES ($1, $2, $3, $4) RETURNING id
        """)

    /// key → number, name, created, password hash
    static let credentials = Statement(
        "credentials", "SELECT id, name, created, password_hash FROM users WHERE name_key = $1")

    /// new hash, number, old hash
    static let replacePasswordHash = Statement(
        "replace_password_hash",
        "UPDATE users SET password_hash = $1 WHERE id = $2 AND password_hash = $3")

    static let countUsers = Statement("count_users", "SELECT count(*) FROM users")
}
