public import Foundation
internal import Localization
public import Pinion

extension Text {
    /// A value as a format of Foundation's writes it.
    ///
    /// ```swift
    /// Text(order.date, format: .dateTime.day().month())
    /// Text(names, format: .list(type: .and))
    /// Text(12, format: .percent)
    /// ```
    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(words: FormattedValue(input, format), plain: format.format(input))
    }

    /// A value as a formatter of Foundation's writes it.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.text(of: subject))
    }
}

extension DefaultStringInterpolation {
    /// A value as a format of Foundation's writes it: `Text("Since \(date, format: .dateTime.year())")`.
    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        appendLiteral(format.format(input))
    }

    /// A value as a formatter of Foundation's writes it: `Text("Since \(date, formatter: yearFormatter)")`.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
        appendLiteral(formatter?.text(of: subject) ?? "\(subject)")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A value as a format of Foundation's writes it, in the language of the page.
    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        append(format.format(input), "%@", .value(FormattedValue(input, format)))
    }

    /// A value as a formatter of Foundation's writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
        appendInterpolation(formatter?.text(of: subject) ?? "\(subject)")
    }
}

/// A value that a format of Foundation's writes otherwise in each language.
struct FormattedValue: LocalizedValue {
    // Formats and what they write are values: nobody changes them from elsewhere.
    private nonisolated(unsafe) let identity: Any
    private nonisolated(unsafe) let write: (Locale) -> String
    private nonisolated(unsafe) let isSame: (Any) -> Bool

    init<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        identity = (input, format)
        // One that was given a locale of its own keeps it.
        let isOpen = format == format.locale(.autoupdatingCurrent)
        write = { (isOpen ? format.locale($0) : format).format(input) }
        isSame = { other in
            guard let other = other as? (Format.FormatInput, Format) else { return false }
            return other.0 == input && other.1 == format
        }
    }

    func text(in language: Language) -> String { write(language.locale) }

    func isSame(as other: any LocalizedValue) -> Bool {
        (other as? FormattedValue).map { isSame($0.identity) } ?? false
    }
}

extension Formatter {
    /// The text of a value; of one that is not of the formatter's kind what Swift says of it.
    func text(of subject: some Any) -> String { string(for: subject) ?? "\(subject)" }
}
