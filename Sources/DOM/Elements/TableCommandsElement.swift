package import JSON

/// What a person does with the rows and columns of a table, as a field that nobody sees.
///
/// The script `tables.js` enters the page's identifier into it and commands, each with a number: `mJ3k… 7 only 31, 8 all`.
/// What has been carried out is not carried out again; its last number stands in `data-done`, so that the script leaves it
/// out. The commands of a page that had to be opened again are left: their numbers of rows mean nothing there.
@MainActor
package final class TableCommandsElement: Field<String> {
    /// How many UTF-8 bytes it takes at most, and how many commands.
    private static let (maximumLength, maximumCount) = (2_048, 32)

    /// Called with each command, in their order.
    package var onCommand: ((TableCommand) -> Void)?
    private var done = 0

    package init() {
        super.init("input", name: "@table", value: "")
    }

    package override var jsonValue: JSON { .string(current) }

    override func writeValue(into json: inout JSONWriter) {
        json.string(current)
    }

    package override func enter(_ value: FieldValue) throws(FieldError) {
        guard let text = value.text(numbers: false), text.utf8.count <= Self.maximumLength,
            let (page, commands) = Self.commands(in: text), commands.count <= Self.maximumCount
        else { throw FieldError("This field takes commands, each with a number.") }
        try accept(text)
        guard page == document?.token ?? "" else { return }
        for (number, command) in commands where number > done {
            done = number
            onCommand?(command)
        }
        self["data-done"] = done > 0 ? "\(done)" : nil
    }

    package override func writeProperties(into html: inout HTMLWriter) {
        html.attribute("type", "hidden")
        if let name = writtenName { html.attribute("name", name) }
        writeForm(into: &html)
        if !current.isEmpty { html.attribute("value", current) }
        super.writeProperties(into: &html)
    }

    /// The page that commands are for, and these, each with its number; nil if the text does not read so.
    private static func commands(in text: String) -> (page: String, [(number: Int, TableCommand)])? {
        guard let space = text.firstIndex(of: " ") else { return text.isEmpty ? ("", []) : nil }
        var commands: [(Int, TableCommand)] = []
        for part in text[text.index(after: space)...].split(separator: ",", omittingEmptySubsequences: false)
        {
            let words = part.split(separator: " ")
            guard let number = words.first.flatMap({ Int($0) }),
                let command = TableCommand(Array(words.dropFirst()))
            else { return nil }
            commands.append((number, command))
        }
        return (String(text[..<space]), commands)
    }
}
