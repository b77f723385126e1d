public import DOM

/// How a value is written in a field, and read from it.
///
/// ```swift
/// struct Percent: FieldFormat {
///     func text(of value: Double) -> String { "\(Int(value * 100)) %" }
///
///     func value(of text: String) throws(FieldError) -> Double {
///         let digits = text.prefix { $0.isNumber }
///         guard let number = Double(digits) else { throw FieldError("This is a percentage such as 40 %.") }
///         return number / 100
///     }
/// }
/// ```
public protocol FieldFormat {
    associatedtype Value

    /// The value as it stands in the field.
    func text(of value: Value) -> String

    /// The value as a ``Text`` shows it; as it stands in a field, unless told otherwise.
    func displayText(of value: Value) -> String

    /// Reads the value from what the person has typed, without the spaces around it. The error is for the person.
    func value(of text: String) throws(FieldError) -> Value

    /// The kind of field that suits the value.
    var kind: InputElement.Kind { get }
}

extension FieldFormat {
    public func displayText(of value: Value) -> String { text(of: value) }

    public var kind: InputElement.Kind { .text }
}
