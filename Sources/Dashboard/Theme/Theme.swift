import Pinion

/// The theme that a person reads in: an object, which all pages of the person share.
final class Theme: ObservableObject {
    /// The theme's name, as it is stored.
    @Published var name = ThemeStyle.plain.name

    /// What the theme looks like.
    var style: ThemeStyle { ThemeStyle.all.first { $0.name == name } ?? .plain }
}
