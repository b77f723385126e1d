/// How the lines of a text stand to each other.
public enum TextAlignment: String, CaseIterable, Sendable {
    case leading, center, trailing
}
