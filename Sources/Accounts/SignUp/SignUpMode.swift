/// Who may sign up by themselves.
public enum SignUpMode: String, CaseIterable, Hashable, Sendable {
    /// Nobody; people are added by an operator.
    case closed

    /// Whoever has a link of ``Accounts/invite(by:from:)`` that nobody has used.
    case invitation

    /// Everybody.
    case open
}
