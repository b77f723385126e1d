/// An entry into a field, by a person or by a script.
package enum FieldValue: Sendable, Equatable {
    case text(String)
    case flag(Bool)
    case number(Double)
    case choices([String])
}

extension FieldValue {
    /// The value as text, if it is text, or a number where numbers are text.
    func text(numbers: Bool) -> String? {
        switch self {
        case .text(let text): text
        case .number(let number): numbers ? number.shortText : nil
        case .flag, .choices: nil
        }
    }
}
