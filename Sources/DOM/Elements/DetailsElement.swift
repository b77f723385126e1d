package import JSON

/// An element that is opened and closed: `<details>` with a `<summary>`.
///
/// With a name it is a field: the person's opening and closing is told like an edit, and scripts can do it. Without one
/// it is the browser's own affair, and the program only says how it begins.
@MainActor
public final class DetailsElement: Field<Bool> {
    /// The part that is always seen.
    public let summary = Element("summary")

    /// Makes a closed one.
    public init(name: String? = nil, summary text: String = "") {
        super.init("details", name: name, value: false)
        summary.text = text
        append(summary)
    }

    /// Whether it is open; the same as ``Field/value``.
    public var isOpen: Bool {
        get { value }
        set { value = newValue }
    }

    package override var isField: Bool { name != nil }

    package override var jsonValue: JSON { .bool(current) }

    override func addTraits(to members: inout [JSON.Member]) {
        members.append(.init("kind", .string("disclosure")))
    }

    package override func enter(_ value: FieldValue) throws(FieldError) {
        switch value {
        case .flag(let flag): try accept(flag)
        case .text("true"): try accept(true)
        case .text("false"): try accept(false)
        default: throw FieldError("This is either true or false.")
        }
    }

    /// Whether it is open is no work that could be lost.
    override func notice(of entry: Bool) -> String? { nil }

    package override func writeProperties(into html: inout HTMLWriter) {
        if let name = writtenName { html.attribute("name", name) }
        if current { html.markup(" open=\"\"") }
        super.writeProperties(into: &html)
    }

    override func writeProperties(since cursor: Int, into operations: inout OperationWriter) {
        super.writeProperties(since: cursor, into: &operations)
        if name == nil, valueRevision > cursor {
            operations.attribute("open", current ? "" : nil, of: number)
        }
    }
}
