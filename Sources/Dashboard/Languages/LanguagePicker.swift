import PinionAccounts

/// Chooses the language in which the pages are shown, on this page and on the browser's others.
struct LanguagePicker: View {
    @Environment(\.language) private var language
    @Environment(\.languages) private var languages
    @Environment(\.chooseLanguage) private var chooseLanguage

    var body: some View {
        if languages.count > 1 {
            Picker("Language", selection: chosen) {
                ForEach(languages, id: \.self) { language in
                    Text(verbatim: language.ownName).tag(language)
                }
            }
            .name("language")
        }
    }

    private var chosen: Binding<Language> {
        Binding<Language>(
            get: { language.closest(among: languages) ?? language }, set: { chooseLanguage($0) })
    }
}
