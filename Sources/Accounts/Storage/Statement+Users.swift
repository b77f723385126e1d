extension Statement {
    /// name, key, password hash, created, display name, e-mail address, its key, header colour, theme,
    /// whether a sample → number
    static let insertUser = Statement(
        "insert_user", isRepeatable: false,
        """
        INSERT INTO users (
            name, name_key, password_hash, created, display_name, email, email_key, header_color, theme,
            is_sample)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id
        """)

    /// word, user
    static let insertUserWord = Statement(
        "insert_user_word",
        "INSERT INTO user_words (word, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")

    /// key → number, name, created, password hash
    static let credentials = Statement(
        "credentials", "SELECT id, name, created, password_hash FROM users WHERE name_key = $1")

    /// new hash, number, old hash
    static let replacePasswordHash = Statement(
        "replace_password_hash",
        "UPDATE users SET password_hash = $1 WHERE id = $2 AND password_hash = $3")

    static let countUsers = Statement("count_users", "SELECT count(*) FROM users WHERE is_sample = 0")

    /// number → number
    static let user = Statement("user", "SELECT id FROM users WHERE id = $1")

    /// name's key → number
    static let userWithName = Statement("user_with_name", "SELECT id FROM users WHERE name_key = $1")

    /// e-mail address's key → number
    static let userWithEmail = Statement("user_with_email", "SELECT id FROM users WHERE email_key = $1")
}
