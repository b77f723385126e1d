/// How new text takes the place of the old.
public enum ContentTransition: Sendable {
    case identity, opacity, interpolate

    /// Digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
}
