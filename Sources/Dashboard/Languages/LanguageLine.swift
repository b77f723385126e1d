import PinionAccounts

/// The languages as buttons, for a page of elements.
final class LanguageLine: Element {
    /// - Parameter form: the form that a button sends without JavaScript, so that what is typed in it stays.
    init(_ languages: [Language], in form: String, choose: @escaping (Language) -> Void) {
        super.init("div", class: "buttons languages")
        for language in languages {
            let button = ButtonElement(
                name: "language-\(language)", text: language.ownName, class: "button-link")
            button["lang"] = language.identifier
            button["form"] = form
            button.onPress = { choose(language) }
            append(button)
        }
    }
}
