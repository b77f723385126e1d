import PinionAccounts

/// Chooses the theme of every open page of a person.
struct ThemePicker: View {
    let choose: (String) async -> Void

    @EnvironmentObject private var theme: Theme

    var body: some View {
        Picker("Theme", selection: Binding(get: { theme.name }, set: select)) {
            ForEach(ThemeStyle.all) { style in Text(style.title).tag(style.name) }
        }
        .name("theme")
        .fieldError(theme.problem)
    }

    private func select(_ name: String) {
        theme.chosen = name
        Task { await choose(name) }
    }
}
