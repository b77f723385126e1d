/// How high a sheet stands on a screen.
public enum PresentationDetent: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case height(Double)
}
