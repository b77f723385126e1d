import PinionAccounts

/// The theme that a person reads in: an object, which all pages of the person share.
final class Theme: ObservableObject {
    /// The name of the theme that is stored.
    @Published var stored = ThemeStyle.plain.name
    /// The one that has been chosen and is not stored yet.
    @Published var chosen: String?
    /// Why it is not.
    @Published var problem: String?

    /// The name of the theme to show.
    var name: String { chosen ?? stored }

    /// What the theme looks like.
    var style: ThemeStyle { ThemeStyle.all.first { $0.name == name } ?? .plain }
}
