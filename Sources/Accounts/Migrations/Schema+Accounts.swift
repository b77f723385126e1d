internal import Storage

extension Schema {
    /// Users, where they are signed in, and what happens to them. A backup that is restored brings back no sign-in that has
    /// been ended since, and no invitation that has been used.
    static let accounts = Schema(
        "accounts", [.usersAndSessions, .emails, .secrets, .administration, .events, .actions],
        passingTables: ["sessions", "invitations"])
}
