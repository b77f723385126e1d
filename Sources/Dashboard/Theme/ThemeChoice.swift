import PinionAccounts

/// What somebody reads in: the theme, light or dark, how dense and how wide.
///
/// It is stored as a text of its parts, `ocean-dark-compact-wide`; a theme's name alone is one, too.
nonisolated struct ThemeChoice: Hashable {
    /// The name of the theme.
    var name = ThemeStyle.plain.name
    /// Light or dark; what the person's system says if it is nil.
    var scheme: ColorScheme?
    var isCompact = false
    var isWide = false
}

nonisolated extension ThemeChoice {
    /// Reads what is stored. Parts that nobody knows count for nothing.
    init(_ text: String) {
        self.init()
        for part in text.split(separator: "-") {
            switch part {
            case "light": scheme = .light
            case "dark": scheme = .dark
            case "compact": isCompact = true
            case "wide": isWide = true
            default: if ThemeStyle.all.contains(where: { $0.name == part }) { name = String(part) }
            }
        }
    }

    /// As it is stored.
    var text: String {
        var parts = [name]
        if let scheme { parts.append(scheme == .dark ? "dark" : "light") }
        if isCompact { parts.append("compact") }
        if isWide { parts.append("wide") }
        return parts.joined(separator: "-")
    }

    /// What the theme looks like.
    var style: ThemeStyle { ThemeStyle.all.first { $0.name == name } ?? .plain }
}
