/// A list of which one choice is shown: `<select>`.
///
/// ```swift
/// let language = SelectElement(
///     name: "language", choices: [Choice("de", "Deutsch"), Choice("en", "English")])
/// language.value = "en"
/// ```
@MainActor
public final class SelectElement: ChoiceField {
    /// Makes a list in which nothing is chosen.
    public init(name: String, choices: [Choice] = []) {
        super.init("select", name: name, value: "")
        self.choices = choices
    }

    override func showChoices() {
        arrange(ChoiceElement.elements(for: choices, among: children, make: OptionElement.init))
    }

    package override func writeProperties(into html: inout HTMLWriter) {
        if let name = writtenName { html.attribute("name", name) }
        writeForm(into: &html)
        super.writeProperties(into: &html)
    }

    /// A browser shows the first option if none is chosen; so there is an empty one then.
    package override func writePreamble(into html: inout HTMLWriter) {
        if !isChosen { html.markup("<option value=\"\" hidden=\"\" selected=\"\"></option>") }
    }
}
