internal import Foundation
internal import Localization
internal import Pinion

/// A format of Foundation's as the format of a field.
struct FoundationFormat<Style: ParseableFormatStyle>: FieldFormat
where Style.FormatOutput == String {
    let style: Style

    func text(of value: Style.FormatInput) -> String { style.format(value) }

    func value(of text: String) throws(FieldError) -> Style.FormatInput {
        guard let value = try? style.parseStrategy.parse(text), text.canMean(value) else {
            throw .unreadable(Style.FormatInput.self)
        }
        return value
    }
}

/// A formatter of Foundation's as the format of a field.
struct FormatterFormat<Value>: FieldFormat {
    let formatter: Formatter

    func text(of value: Value) -> String { formatter.text(of: value) }

    func value(of text: String) throws(FieldError) -> Value {
        guard let value = object(of: text) as? Value, text.canMean(value) else {
            throw .unreadable(Value.self)
        }
        return value
    }

    private func object(of text: String) -> Any? {
        switch formatter {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        default: text
        }
    }
}

extension String {
    /// Whether what Foundation reads in the text can be meant: to it "nan" is the least of all whole numbers.
    fileprivate func canMean(_ value: Any) -> Bool {
        switch value {
        case is any BinaryInteger: contains(where: \.isNumber)
        case let number as any BinaryFloatingPoint: number.isFinite
        case let number as Decimal: number.isFinite
        default: true
        }
    }
}

extension FieldError {
    /// That a text is no value of a type.
    fileprivate static func unreadable(_ type: Any.Type) -> FieldError {
        switch type {
        case is any BinaryInteger.Type: FieldError(OwnWords.text("This is a whole number."))
        case is any BinaryFloatingPoint.Type, is Decimal.Type: FieldError(OwnWords.text("This is a number."))
        case is Date.Type: FieldError(OwnWords.text("This is a date."))
        default: FieldError(OwnWords.text("This cannot be read."))
        }
    }
}
