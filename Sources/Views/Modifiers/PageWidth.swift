/// How wide the column is that a page stands in: see ``View/pageWidth(_:)``.
public enum PageWidth: Sendable {
    /// A card in the middle of the window, for a form of a few fields.
    case narrow
    /// A column in which lines are easy to read.
    case regular
    /// All of the window, for a dashboard.
    case wide
}
