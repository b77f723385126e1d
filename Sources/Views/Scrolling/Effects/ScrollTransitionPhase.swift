/// Whether a view comes into sight, is seen, or goes out of sight.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It is beyond the top, or beyond the leading edge.
    case topLeading
    /// It is seen.
    case identity
    /// It is beyond the bottom, or beyond the trailing edge.
    case bottomTrailing

    /// Whether the view is seen.
    public var isIdentity: Bool { self == .identity }

    /// -1 beyond the top, 0 where it is seen, 1 beyond the bottom.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
