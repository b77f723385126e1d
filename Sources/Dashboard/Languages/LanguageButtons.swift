import PinionAccounts

/// The languages as buttons, each in its own words: for those who have no settings yet.
struct LanguageButtons: View {
    @Environment(\.languages) private var languages
    @Environment(\.chooseLanguage) private var chooseLanguage

    var body: some View {
        if languages.count > 1 {
            HStack(spacing: 16) {
                ForEach(languages, id: \.self) { language in
                    Button(language.ownName) { chooseLanguage(language) }
                        .buttonStyle(.borderless)
                        .name("language-\(language)")
                        .environment(\.language, language)
                }
            }
        }
    }
}
