/// What an operator sees of somebody who can sign in.
public struct AccountSummary: Identifiable, Hashable, Sendable {
    public let user: User
    public let email: String?
    /// Since when they are kept out, in seconds since 1970; nil if they are not.
    public let disabled: Int64?
    /// On how many browsers they are signed in.
    public let sessionCount: Int

    /// The number of the user.
    public var id: User.ID { user.id }
}
