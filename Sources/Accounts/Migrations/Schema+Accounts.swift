internal import Storage

extension Schema {
    /// Users and where they are signed in.
    static let accounts = Schema("accounts", [.usersAndSessions, .emails, .secrets, .administration])
}
