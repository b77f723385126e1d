public import Foundation
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
        self.init(verbatim: format.format(input))
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

extension Formatter {
    /// The text of a value; of one that is not of the formatter's kind what Swift says of it.
    func text(of subject: some Any) -> String { string(for: subject) ?? "\(subject)" }
}
