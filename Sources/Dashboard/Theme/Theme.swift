import PinionAccounts

/// The theme that a person reads in: an object, which all pages of the person share.
final class Theme: ObservableObject {
    /// The theme that is stored.
    @Published var stored = ThemeStyle.plain.name
    /// The one that has been chosen and is not stored yet.
    @Published var chosen: String?
    /// Why it is not.
    @Published var problem: String?

    /// The theme to show.
    var choice: ThemeChoice { ThemeChoice(chosen ?? stored) }

    /// What the theme looks like.
    var style: ThemeStyle { choice.style }
}
