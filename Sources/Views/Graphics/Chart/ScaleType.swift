/// How a scale of a ``Chart`` goes from its beginning to its end.
public enum ScaleType: Hashable, Sendable {
    /// The same step is the same length everywhere.
    case linear
    /// Ten times as much is the same length everywhere. What is not above 0 has no place on it.
    case log
}
