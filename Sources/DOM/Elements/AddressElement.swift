package import JSON

/// What stands behind the "?" of the page's address, as a field that nobody sees.
///
/// The script `address.js` shows its value in the address, and enters there what a person goes back or forward to.
@MainActor
package final class AddressElement: Field<String> {
    /// The field's name, which no control of a program has.
    package static let fieldName = "@query"
    /// How many UTF-8 bytes it takes at most: more than an address that the server reads.
    private static let maximumLength = 8_192

    private var steps = 0

    package init(_ query: String) {
        super.init("input", name: Self.fieldName, value: Self.text(query))
        self["data-address"] = "0"
    }

    /// What stands behind the "?".
    package var query: String { String(value.dropFirst()) }

    /// Shows another query.
    ///
    /// - Parameter isStep: whether the browser can go back to the one before.
    package func show(_ query: String, isStep: Bool) {
        value = Self.text(query)
        guard isStep else { return }
        steps += 1
        self["data-address"] = "\(steps)"
    }

    package override var jsonValue: JSON { .string(current) }

    override func writeValue(into json: inout JSONWriter) {
        json.string(current)
    }

    package override func enter(_ value: FieldValue) throws(FieldError) {
        guard let text = value.text(numbers: false) else { throw FieldError("This field takes text.") }
        guard text.utf8.count <= Self.maximumLength else {
            throw FieldError("At most \(Self.maximumLength) bytes fit here.")
        }
        guard text.isEmpty || text.utf8.first == UInt8(ascii: "?"), text.utf8.allSatisfy({ $0 > 0x20 }) else {
            throw FieldError("A query begins with a question mark and has no spaces.")
        }
        try accept(text)
    }

    package override func writeProperties(into html: inout HTMLWriter) {
        html.attribute("type", "hidden")
        if let name = writtenName { html.attribute("name", name) }
        writeForm(into: &html)
        if !current.isEmpty { html.attribute("value", current) }
        super.writeProperties(into: &html)
    }

    private static func text(_ query: String) -> String { query.isEmpty ? "" : "?" + query }
}
