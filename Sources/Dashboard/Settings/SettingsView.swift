import DashboardStorage
import PinionAccounts

/// What the site is called and looks like, and how figures are kept: seen in all browsers as it is entered.
struct SettingsView: View {
    @StateObject private var editor: SettingsEditor

    init(_ editor: @autoclosure @escaping () -> SettingsEditor) {
        _editor = StateObject(wrappedValue: editor())
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Text("Settings").font(.largeTitle)
            if let problem = editor.problem { Text(problem).foregroundStyle(.red).name("problem") }
            Form {
                Section("The site") {
                    TextField("Name of the site", text: editor.binding(\.siteName))
                        .name("site-name")
                        .fieldError(editor.problem(\.siteNameProblem))
                    Toggle("A colour of its own", isOn: hasAccent).name("has-accent")
                    if !editor.entered.accent.isEmpty {
                        ColorPicker("Colour", selection: accent).name("accent")
                        Text("For all who have not chosen a theme.").foregroundStyle(.secondary)
                    }
                }
                Section("Figures") {
                    Picker("Read every", selection: editor.binding(\.sampling)) {
                        ForEach(DashboardSettings.samplings, id: \.self) { seconds in
                            Text(seconds == 60 ? "minute" : "\(seconds) seconds" as LocalizedStringKey).tag(
                                seconds)
                        }
                    }
                    .name("sampling")
                    TextField(
                        "Keep for days" as LocalizedStringKey, value: editor.binding(\.retention),
                        format: .number
                    )
                    .name("retention")
                    .fieldError(editor.problem(\.retentionProblem))
                }
            }
        }
        .pageTitle("Settings")
    }

    private var hasAccent: Binding<Bool> {
        let text = editor.binding(\.accent)
        return Binding<Bool>(
            get: { !text.wrappedValue.isEmpty },
            set: { text.wrappedValue = $0 ? "#1d5ce0" : "" })
    }

    private var accent: Binding<Color> {
        let text = editor.binding(\.accent)
        return Binding<Color>(
            get: { Color(hex: text.wrappedValue) ?? .accentColor },
            set: { if let digits = $0.hex { text.wrappedValue = digits } })
    }
}
