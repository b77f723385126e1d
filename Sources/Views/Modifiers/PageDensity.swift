/// The room between the things on a page: see ``View/pageDensity(_:)``.
public enum PageDensity: Sendable {
    /// With room to breathe.
    case regular
    /// Smaller, so that more of them are seen at once.
    case compact
}
