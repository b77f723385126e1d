import PinionAccounts

/// What a theme looks like: a value.
nonisolated struct ThemeStyle: Hashable, Identifiable {
    /// As it is stored.
    let name: String
    /// As people read it.
    let title: String
    let titleColor: Color
    let bodyColor: Color

    var id: String { name }

    /// The colour of links and controls; nil for the page's own.
    var tint: Color? { titleColor == .primary ? nil : titleColor }

    static let plain = ThemeStyle(name: "plain", title: "Plain", titleColor: .primary, bodyColor: .primary)
    static let ocean = ThemeStyle(name: "ocean", title: "Ocean", titleColor: .blue, bodyColor: .primary)
    static let forest = ThemeStyle(name: "forest", title: "Forest", titleColor: .green, bodyColor: .primary)
    static let plum = ThemeStyle(name: "plum", title: "Plum", titleColor: .purple, bodyColor: .primary)

    static let all = [plain, ocean, forest, plum]
}

/// Finds the theme's looks in the environment.
struct ThemeEnvironmentKey: EnvironmentKey {
    static let defaultValue = ThemeStyle.plain
}

extension EnvironmentValues {
    /// What the theme looks like.
    var theme: ThemeStyle {
        get { self[ThemeEnvironmentKey.self] }
        set { self[ThemeEnvironmentKey.self] = newValue }
    }
}
