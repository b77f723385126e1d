internal import Storage

extension Statement {
    /// name → value
    static let setting = Statement("setting", "SELECT value FROM settings WHERE name = $1")

    /// name, value
    static let setSetting = Statement(
        "set_setting",
        "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    )

    /// token hash, created, expires
    static let insertInvitation = Statement(
        "insert_invitation", isRepeatable: false,
        "INSERT INTO invitations (token_hash, created, expires) VALUES ($1, $2, $3)")

    /// token hash, now → created
    static let invitation = Statement(
        "invitation", "SELECT created FROM invitations WHERE token_hash = $1 AND expires > $2")

    /// token hash, now → created
    static let useInvitation = Statement(
        "use_invitation", isRepeatable: false,
        "DELETE FROM invitations WHERE token_hash = $1 AND expires > $2 RETURNING created")

    /// now
    static let removeExpiredInvitations = Statement(
        "remove_expired_invitations", "DELETE FROM invitations WHERE expires <= $1")

    /// name → bytes
    static let useSecret = Statement(
        "use_secret", isRepeatable: false, "DELETE FROM secrets WHERE name = $1 RETURNING bytes")

    /// number → number
    static let deleteUser = Statement("delete_user", "DELETE FROM users WHERE id = $1 RETURNING id")

    /// when, number → number
    static let disableUser = Statement(
        "disable_user", "UPDATE users SET disabled = $1 WHERE id = $2 RETURNING id")

    /// number → number
    static let enableUser = Statement(
        "enable_user", "UPDATE users SET disabled = NULL WHERE id = $1 RETURNING id")

    /// 1 or 0, number → number
    static let setAdministrator = Statement(
        "set_administrator", "UPDATE users SET is_administrator = $1 WHERE id = $2 RETURNING id")

    /// hash, number → number
    static let setPasswordHash = Statement(
        "set_password_hash", "UPDATE users SET password_hash = $1 WHERE id = $2 RETURNING id")

    /// number → name, e-mail address
    static let ownCredentials = Statement(
        "own_credentials",
        "SELECT name, email FROM users WHERE id = $1 AND disabled IS NULL")

    /// user, token hash of the session that stays
    static let endOtherSessions = Statement(
        "end_other_sessions", "DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2")

    /// now → user's number, name, created, whether an administrator; e-mail address, disabled, number of sessions
    static let accountList = Statement(
        "account_list",
        """
        SELECT id, name, created, is_administrator, email, disabled,
            (SELECT count(*) FROM sessions WHERE sessions.user_id = users.id AND sessions.expires > $1)
        FROM users WHERE password_hash <> '' ORDER BY name_key
        """)

    /// key → user's number, name, created, whether an administrator
    static let userNamed = Statement(
        "user_named", "SELECT id, name, created, is_administrator FROM users WHERE name_key = $1")
}
