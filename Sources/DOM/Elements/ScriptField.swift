package import JSON

/// A field that nobody sees, between a page and a small script of ours: the script enters there, as text, what a person
/// does, and the program has it shown there what it knows.
@MainActor
package class ScriptField: Field<String> {
    private let maximumLength: Int
    private let refusal: String

    /// - Parameters:
    ///   - maximumLength: how many UTF-8 bytes it takes at most.
    ///   - refusal: what is said to whoever enters something else than the script would.
    init(name: String, value: String = "", maximumLength: Int, refusal: String) {
        self.maximumLength = maximumLength
        self.refusal = refusal
        super.init("input", name: name, value: value)
    }

    /// Whether a text reads like one of the script. For subclasses.
    func takes(_ text: String) -> Bool { true }

    package override final var jsonValue: JSON { .string(current) }

    override final func writeValue(into json: inout JSONWriter) {
        json.string(current)
    }

    package override func enter(_ value: FieldValue) throws(FieldError) {
        guard let text = value.text(numbers: false), text.utf8.count <= maximumLength, takes(text) else {
            throw FieldError(refusal)
        }
        try accept(text)
    }

    package override final func writeProperties(into html: inout HTMLWriter) {
        html.attribute("type", "hidden")
        if let name = writtenName { html.attribute("name", name) }
        writeForm(into: &html)
        if !current.isEmpty { html.attribute("value", current) }
        super.writeProperties(into: &html)
    }
}
