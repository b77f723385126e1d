internal import Storage

extension Statement {
    /// name, bytes. The first one to come decides.
    static let insertSecret = Statement(
        "insert_secret", "INSERT INTO secrets (name, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING")

    /// name → bytes
    static let secret = Statement("secret", "SELECT bytes FROM secrets WHERE name = $1")
}
