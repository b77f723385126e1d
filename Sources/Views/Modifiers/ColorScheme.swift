/// Light colours or dark ones: see ``View/preferredColorScheme(_:)``.
public enum ColorScheme: Hashable, Sendable {
    /// Dark letters on a light page.
    case light
    /// Light letters on a dark page.
    case dark
}
