/// How corners are rounded: with the arc of a circle, or more gently.
public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}
