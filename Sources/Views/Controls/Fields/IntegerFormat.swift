public import DOM
internal import Localization

/// A whole number as it stands in a field: `.number`.
public struct IntegerFormat: FieldFormat, Sendable {
    public var kind: InputElement.Kind { .number }

    public func text(of value: Int) -> String { "\(value)" }

    public func displayText(of value: Int) -> String { "\(value)".groupedDigits }

    public func value(of text: String) throws(FieldError) -> Int {
        if let number = Int(text) { return number }
        let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw FieldError(OwnWords.text("This is a whole number."))
        }
        throw FieldError(OwnWords.text("This number is too large."))
    }
}

extension FieldFormat where Self == IntegerFormat {
    /// A whole number.
    public static var number: IntegerFormat { IntegerFormat() }
}
