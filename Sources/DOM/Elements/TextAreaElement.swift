package import JSON
internal import Localization

/// A field of several lines: `<textarea>`. Lines end with a line feed.
@MainActor
public final class TextAreaElement: Field<String> {
    /// How many UTF-8 bytes the field takes at most.
    public var maximumLength = 32_768

    /// Makes a field.
    public init(name: String) {
        super.init("textarea", name: name, value: "")
    }

    /// The field's text; the same as ``Field/value``.
    public override var text: String {
        get { value }
        set { value = newValue }
    }

    override var valueBytes: Int { current.utf8.count }

    package override var jsonValue: JSON { .string(current) }

    override func addTraits(to members: inout [JSON.Member]) {
        members += [
            .init("kind", .string("lines")), .init("maximumLength", .integer(maximumLength)),
        ]
    }

    package override func enter(_ value: FieldValue) throws(FieldError) {
        guard case .text(let typed) = value else { throw FieldError("This field takes text.") }
        let text = Self.withLineFeeds(typed)
        guard text.utf8.count <= maximumLength else {
            throw FieldError(OwnWords.text("At most %@ bytes fit here.", "\(maximumLength)"))
        }
        for byte in text.utf8 where byte < 0x20 && byte != 0x09 && byte != 0x0A {
            throw FieldError(OwnWords.text("A control character cannot be used."))
        }
        try accept(text)
    }

    override func sanitized(_ value: String) -> String { Self.withLineFeeds(value) }

    override func notice(of entry: String) -> String? { Self.notice(written: entry) }

    package override func writeProperties(into html: inout HTMLWriter) {
        if let name = writtenName { html.attribute("name", name) }
        writeForm(into: &html)
        super.writeProperties(into: &html)
    }

    package override func writePreamble(into html: inout HTMLWriter) {
        // Browsers skip a line feed that comes first.
        if current.utf8.first == 0x0A { html.markup("\n") }
    }

    /// A form without JavaScript ends lines in two characters.
    static func withLineFeeds(_ text: String) -> String {
        guard text.utf8.contains(0x0D) else { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var last: UInt8 = 0
        for byte in text.utf8 {
            if byte != 0x0A || last != 0x0D { bytes.append(byte == 0x0D ? 0x0A : byte) }
            last = byte
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
