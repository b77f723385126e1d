internal import Storage

extension Schema {
    /// Users, where they are signed in, and what happens to them.
    static let accounts = Schema(
        "accounts", [.usersAndSessions, .emails, .secrets, .administration, .events])
}
