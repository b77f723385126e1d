/// How a series stands to the bound of a rule.
public enum AlertState: Hashable, Sendable {
    /// Nothing is measured.
    case unmeasured
    /// Within bounds.
    case quiet
    /// Out of bounds, but not for as long as the rule says.
    case waiting(since: Moment)
    /// Out of bounds for as long as the rule says, or was until a moment ago.
    case raised(since: Moment)
}

extension AlertState {
    /// Whether there is an alert.
    public var isRaised: Bool {
        if case .raised = self { true } else { false }
    }
}
