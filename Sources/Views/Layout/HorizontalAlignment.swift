/// How views stand in a ``VStack``.
public enum HorizontalAlignment: String, Sendable {
    case leading, center, trailing
}
