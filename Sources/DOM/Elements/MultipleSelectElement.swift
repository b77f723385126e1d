package import JSON
internal import Localization

/// A list in which any number of choices can be chosen: `<select multiple>`. Its value is in the order of the choices.
@MainActor
public final class MultipleSelectElement: Field<[String]> {
    /// The choices, in the order in which they are shown.
    public var choices: [Choice] {
        didSet {
            guard choices != oldValue else { return }
            showChoices()
            current = sanitized(current)
            valueRevision = touch()
        }
    }

    /// Makes a list in which nothing is chosen.
    public init(name: String, choices: [Choice] = []) {
        self.choices = choices
        super.init("select", name: name, value: [])
        showChoices()
    }

    package override var jsonValue: JSON { .array(current.map(JSON.string)) }

    override func hasChosen(_ choice: String) -> Bool { current.contains(choice) }

    override func addTraits(to members: inout [JSON.Member]) {
        members += [.init("kind", .string("choices")), .init("choices", choices.json)]
    }

    package override func enter(_ value: FieldValue) throws(FieldError) {
        var chosen: Set<String>
        switch value {
        case .choices(let choices): chosen = Set(choices)
        case .text(let choice): chosen = [choice]
        case .flag, .number: throw FieldError("This field takes a list of its choices.")
        }
        let ordered = choices.map(\.value).filter { chosen.remove($0) != nil }
        // A form without JavaScript sends an empty value beside what is chosen.
        chosen.remove("")
        if let unknown = chosen.min() {
            throw FieldError(OwnWords.text("“%@” is not among the choices.", unknown))
        }
        try accept(ordered)
    }

    override func notice(of entry: [String]) -> String? {
        Self.notice(chosen: choices.filter { entry.contains($0.value) }.map(\.text))
    }

    override func sanitized(_ value: [String]) -> [String] {
        choices.map(\.value).filter(value.contains)
    }

    /// Without JavaScript an empty choice is sent as nothing at all: this is sent in its place.
    package override func writePrelude(into html: inout HTMLWriter) {
        guard let name = writtenName, isEnabled else { return }
        html.markup("<input type=\"hidden\"")
        html.attribute("name", name)
        html.markup(" value=\"\"")
        writeForm(into: &html)
        html.markup(">")
    }

    package override func writeProperties(into html: inout HTMLWriter) {
        if let name = writtenName { html.attribute("name", name) }
        html.markup(" multiple=\"\"")
        writeForm(into: &html)
        super.writeProperties(into: &html)
    }

    private func showChoices() {
        arrange(ChoiceElement.elements(for: choices, among: children, make: OptionElement.init))
    }
}
