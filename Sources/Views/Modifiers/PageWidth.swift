/// How wide the column is that a page stands in: see ``View/pageWidth(_:)``.
public enum PageWidth: Sendable {
    /// A column in which lines are easy to read.
    case regular
    /// All of the window, for a dashboard.
    case wide
}
