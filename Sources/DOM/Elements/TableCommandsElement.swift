/// What a person does with the rows and columns of a table, as a field that nobody sees.
///
/// The script `tables.js` enters the page's identifier into it and commands, each with a number: `mJ3k… 7 only 31, 8 all`.
/// What has been carried out is not carried out again; its last number stands in `data-done`, so that the script leaves it
/// out. The commands of a page that had to be opened again are left: their numbers of rows mean nothing there.
@MainActor
package final class TableCommandsElement: ScriptField {
    /// How many commands it takes at most.
    private static let maximumCount = 32

    /// Called with each command, in their order.
    package var onCommand: ((TableCommand) -> Void)?
    private var done = 0

    package init() {
        super.init(
            name: "@table", maximumLength: 2_048,
            refusal: "This field takes commands, each with a number.")
    }

    override func takes(_ text: String) -> Bool {
        Self.commands(in: text).map { $0.commands.count <= Self.maximumCount } ?? false
    }

    package override func enter(_ value: FieldValue) throws(FieldError) {
        try super.enter(value)
        guard let (page, commands) = Self.commands(in: current), page == document?.token ?? "" else { return }
        for (number, command) in commands where number > done {
            done = number
            onCommand?(command)
        }
        self["data-done"] = done > 0 ? "\(done)" : nil
    }

    /// The page that commands are for, and these, each with its number; nil if the text does not read so.
    private static func commands(in text: String) -> (page: String, commands: [(number: Int, TableCommand)])?
    {
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
