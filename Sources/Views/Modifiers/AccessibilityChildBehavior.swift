/// How what is inside a view is read out.
public enum AccessibilityChildBehavior: Sendable {
    /// Not at all: the view says what it is by its label.
    case ignore
    /// One after another.
    case contain, combine
}
