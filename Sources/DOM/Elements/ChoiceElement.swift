/// The element of one choice.
class ChoiceElement: Element {
    let value: String

    init(_ tag: StaticString, value: String, class className: String? = nil) {
        self.value = value
        super.init(tag, class: className)
    }

    /// Shows the text of the choice.
    func show(_ text: String) {
        self.text = text
    }

    /// The field whose choice this is.
    final var field: FormControl? {
        var next = parent
        while let element = next {
            if let control = element.asControl { return control }
            next = element.parent
        }
        return nil
    }

    /// The elements of choices: those that are there already for the values that they stand for, and new ones.
    static func elements(
        for choices: [Choice], among children: [Element], make: (String) -> ChoiceElement
    ) -> [ChoiceElement] {
        let known = children.compactMap { $0 as? ChoiceElement }.map { ($0.value, $0) }
        var elements = Dictionary(known) { first, _ in first }
        return choices.map { choice in
            let element = elements[choice.value] ?? make(choice.value)
            elements[choice.value] = element
            element.show(choice.text)
            return element
        }
    }
}

/// A choice in a list: `<option>`.
final class OptionElement: ChoiceElement {
    init(value: String) {
        super.init("option", value: value)
    }

    override func writeProperties(into html: inout HTMLWriter) {
        html.attribute("value", value)
        if field?.hasChosen(value) == true { html.markup(" selected=\"\"") }
    }
}

/// A choice beside others: `<label class="choice"><input type="radio"><span>Text</span></label>`.
final class RadioElement: ChoiceElement {
    private let label = Element("span")

    init(value: String) {
        super.init("label", value: value, class: "choice")
        append(RadioInput(), label)
    }

    override func show(_ text: String) {
        label.text = text
    }

    /// The field has another name: tells the browser.
    func nameDidChange(to name: String?, since cursor: Int, into operations: inout OperationWriter) {
        guard let input = children.first, born <= cursor else { return }
        operations.attribute("name", name, of: input.number)
    }

    /// The circle itself; it finds out from the field what it is called and whether it is chosen.
    private final class RadioInput: Element {
        init() {
            super.init("input")
        }

        override func writeProperties(into html: inout HTMLWriter) {
            guard let choice = parent as? RadioElement, let field = choice.field else { return }
            html.markup(" type=\"radio\"")
            if let name = field.writtenName { html.attribute("name", name) }
            html.attribute("value", choice.value)
            field.writeForm(into: &html)
            if field.hasChosen(choice.value) { html.markup(" checked=\"\"") }
        }
    }
}
