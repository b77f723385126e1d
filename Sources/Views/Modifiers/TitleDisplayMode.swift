/// How a title stands in the bar of a screen.
public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
}
