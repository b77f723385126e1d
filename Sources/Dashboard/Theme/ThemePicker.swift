import PinionAccounts

/// Chooses what every open page of a person looks like, this one too.
struct ThemePicker: View {
    let choose: (String) async -> Void

    @EnvironmentObject private var theme: Theme

    var body: some View {
        Picker("Theme", selection: part(\.name)) {
            ForEach(ThemeStyle.all) { style in Text(LocalizedStringKey(style.title)).tag(style.name) }
        }
        .name("theme")
        .fieldError(theme.problem)
        Picker("Light or dark", selection: part(\.scheme)) {
            Text("System").tag(ColorScheme?.none)
            Text("Light").tag(ColorScheme?.some(.light))
            Text("Dark").tag(ColorScheme?.some(.dark))
        }
        .pickerStyle(.segmented)
        .name("scheme")
        Toggle("Denser", isOn: part(\.isCompact)).name("compact")
        Toggle("As wide as the window", isOn: part(\.isWide)).name("wide")
    }

    private func part<Value>(_ path: WritableKeyPath<ThemeChoice, Value>) -> Binding<Value> {
        Binding<Value>(
            get: { theme.choice[keyPath: path] },
            set: { value in
                var choice = theme.choice
                choice[keyPath: path] = value
                theme.chosen = choice.text
                Task { await choose(choice.text) }
            })
    }
}
