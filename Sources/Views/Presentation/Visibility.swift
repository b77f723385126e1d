/// Whether something is seen.
public enum Visibility: Sendable {
    /// As is usual.
    case automatic
    case visible, hidden
}
