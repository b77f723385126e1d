internal import Storage

extension Schema {
    /// Users and where they are signed in. A backup that is restored brings back no sign-in that has been ended since, and
    /// no invitation that has been used.
    static let accounts = Schema(
        "accounts", [.usersAndSessions, .emails, .secrets, .administration],
        passingTables: ["sessions", "invitations"])
}
