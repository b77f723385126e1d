import PinionAccounts

/// The field in which one says what a list shall be searched for: names, which nobody corrects.
struct SearchField: View {
    @Binding private var text: String
    private let prompt: LocalizedStringKey

    /// - Parameters:
    ///   - text: what is searched for.
    ///   - prompt: what can be found.
    init(text: Binding<String>, prompt: LocalizedStringKey) {
        _text = text
        self.prompt = prompt
    }

    var body: some View {
        TextField("Search", text: $text, prompt: Text(prompt))
            .name("search")
            .autocorrectionDisabled()
            .textInputAutocapitalization(.never)
    }
}
