package import JSON

/// The rows of a long list that a person sees, as a field that nobody sees.
///
/// The script `rows.js` enters four numbers into it: the index of the first row that is seen, how many are, in how many
/// columns they stand, and the number of the element of the row that has the focus, or 0.
@MainActor
package final class RowsElement: Field<String> {
    /// How many UTF-8 bytes it takes at most.
    private static let maximumLength = 128

    package init(name: String) {
        super.init("input", name: name, value: "")
    }

    /// The four numbers, none of them negative; nil if nothing has been entered yet.
    package var numbers: [Int]? { Self.numbers(in: current) }

    package override var jsonValue: JSON { .string(current) }

    override func writeValue(into json: inout JSONWriter) {
        json.string(current)
    }

    package override func enter(_ value: FieldValue) throws(FieldError) {
        guard let text = value.text(numbers: false), text.utf8.count <= Self.maximumLength,
            text.isEmpty || Self.numbers(in: text) != nil
        else { throw FieldError("This field takes four numbers.") }
        try accept(text)
    }

    package override func writeProperties(into html: inout HTMLWriter) {
        html.attribute("type", "hidden")
        if let name = writtenName { html.attribute("name", name) }
        writeForm(into: &html)
        if !current.isEmpty { html.attribute("value", current) }
        super.writeProperties(into: &html)
    }

    private static func numbers(in text: String) -> [Int]? {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
        return numbers
    }
}
