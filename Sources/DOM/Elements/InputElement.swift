package import JSON
internal import Localization

/// A field of one line: `<input>`.
///
/// ```swift
/// usernameField.publisher.assign(to: \.username, on: viewModel).store(in: &subscriptions)
/// viewModel.$username.assign(to: \.text, on: usernameField).store(in: &subscriptions)
/// ```
@MainActor
public final class InputElement: Field<String> {
    /// The kind of text that the field takes.
    public enum Kind: Sendable {
        case text, password, email, search, url, telephone
        /// Text for which a keyboard shows digits; what is a number is for the program to say.
        case number
        /// A day as in `2026-02-28`.
        case date
        /// A time of day as in `09:30`.
        case time
        /// A day and a time as in `2026-02-28T09:30`.
        case dateTime
        /// A colour as in `#3366cc`.
        case color
    }

    /// The kind of text that the field takes.
    public let kind: Kind

    /// How many UTF-8 bytes the field takes at most.
    @exclusivity(unchecked) public var maximumLength = 4096

    /// Makes a field.
    public init(name: String, kind: Kind = .text) {
        self.kind = kind
        super.init("input", name: name, value: "")
    }

    /// The field's text; the same as ``Field/value``.
    public var stringValue: String {
        get { value }
        set { value = newValue }
    }

    /// The field's text; the same as ``Field/value``.
    public override var text: String {
        get { value }
        set { value = newValue }
    }

    override var valueBytes: Int { current.utf8.count }

    package override var jsonValue: JSON {
        kind == .password ? .null : .string(current)
    }

    override func writeValue(into json: inout JSONWriter) {
        // What the program put into a secret field is sent only to empty it.
        json.string(kind == .password ? "" : current)
    }

    override func addTraits(to members: inout [JSON.Member]) {
        members += [
            .init("kind", .string(kind.word)), .init("maximumLength", .integer(maximumLength)),
        ]
        if let minimum = self["min"] { members.append(.init("minimum", .string(minimum))) }
        if let maximum = self["max"] { members.append(.init("maximum", .string(maximum))) }
    }

    package override func enter(_ value: FieldValue) throws(FieldError) {
        guard let text = value.text(numbers: kind == .number) else {
            throw FieldError("This field takes text.")
        }
        guard text.utf8.count <= maximumLength else {
            throw FieldError(OwnWords.text("At most %@ bytes fit here.", "\(maximumLength)"))
        }
        for byte in text.utf8 where byte < 0x20 && byte != 0x09 {
            let isNothing = byte == 0
            throw FieldError(
                isNothing ? "A NUL character cannot be used." : OwnWords.text("Only one line fits here."))
        }
        try kind.check(text)
        try accept(text)
    }

    override func notice(of entry: String) -> String? {
        kind == .password ? Self.notice() : Self.notice(written: entry)
    }

    package override func writeProperties(into html: inout HTMLWriter) {
        kind.write(into: &html)
        if let name = writtenName { html.attribute("name", name) }
        writeForm(into: &html)
        if kind != .password, !current.isEmpty { html.attribute("value", current) }
        super.writeProperties(into: &html)
    }
}

extension InputElement.Kind {
    /// The kind in a word, for scripts.
    fileprivate var word: String {
        switch self {
        case .text: "text"
        case .password: "password"
        case .email: "email"
        case .search: "search"
        case .url: "url"
        case .telephone: "telephone"
        case .number: "number"
        case .date: "date"
        case .time: "time"
        case .dateTime: "dateTime"
        case .color: "color"
        }
    }

    fileprivate func write(into html: inout HTMLWriter) {
        switch self {
        case .text: break
        case .password: html.markup(" type=\"password\"")
        case .email: html.markup(" type=\"email\"")
        case .search: html.markup(" type=\"search\"")
        case .url: html.markup(" type=\"url\"")
        case .telephone: html.markup(" type=\"tel\"")
        // With type="number" a browser keeps to itself what it cannot read, and nobody could say what is wrong.
        case .number: html.markup(" inputmode=\"decimal\"")
        case .date: html.markup(" type=\"date\"")
        case .time: html.markup(" type=\"time\"")
        case .dateTime: html.markup(" type=\"datetime-local\"")
        case .color: html.markup(" type=\"color\"")
        }
    }

    fileprivate func check(_ text: String) throws(FieldError) {
        switch self {
        case .date: if !text.isEmpty { try CalendarText.day(text[...]) }
        case .time: if !text.isEmpty { try CalendarText.time(text[...]) }
        case .dateTime: if !text.isEmpty { try CalendarText.dayAndTime(text) }
        case .color:
            let digits = text.utf8.dropFirst()
            guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
                digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
            else { throw FieldError(OwnWords.text("A colour looks like #3366cc.")) }
        case .text, .password, .email, .search, .url, .telephone, .number: break
        }
    }
}
