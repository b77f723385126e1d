internal import Storage

extension Statement {
    /// name, key, password hash, created, e-mail address, its key, 1 for an administrator → number
    static let insertUser = Statement(
        "insert_user", isRepeatable: false,
        """
        INSERT INTO users (name, name_key, password_hash, created, email, email_key, is_administrator)
        VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id
        """)

    /// key → number, name, created, whether an administrator; password hash, e-mail address's key, disabled
    static let credentials = Statement(
        "credentials",
        """
        SELECT id, name, created, is_administrator, password_hash, email_key, disabled
        FROM users WHERE name_key = $1
        """)

    /// new hash, number, old hash
    static let replacePasswordHash = Statement(
        "replace_password_hash",
        "UPDATE users SET password_hash = $1 WHERE id = $2 AND password_hash = $3")

    static let countUsers = Statement("count_users", "SELECT count(*) FROM users WHERE password_hash <> ''")

    /// name's key → number
    static let userWithName = Statement("user_with_name", "SELECT id FROM users WHERE name_key = $1")

    /// e-mail address's key → number
    static let userWithEmail = Statement("user_with_email", "SELECT id FROM users WHERE email_key = $1")
}

extension Row {
    /// The user in the first four columns: number, name, created, whether an administrator.
    func user() throws(StorageError) -> User {
        User(
            id: User.ID(rawValue: try integer(0)), name: try text(1), created: try integer(2),
            isAdministrator: try integer(3) != 0)
    }
}
