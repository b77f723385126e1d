/// A value that is put into a text.
package enum FormatArgument: Sendable {
    case integer(Int)
    /// A number, and how many digits are written behind the point where the text does not say it.
    case number(Double, fractionLength: Int)
    case text(String)
    /// What writes itself in a language: a day in its format, for example.
    case value(any LocalizedValue)
}

/// A value that is written otherwise in each language.
package protocol LocalizedValue: Sendable {
    func text(in language: Language) -> String

    /// Whether another one is written the same in each language.
    func isSame(as other: any LocalizedValue) -> Bool
}

extension FormatArgument: Equatable {
    package static func == (one: FormatArgument, other: FormatArgument) -> Bool {
        switch (one, other) {
        case (.integer(let one), .integer(let other)): one == other
        case (.number(let one, let length), .number(let other, let otherLength)):
            one == other && length == otherLength
        case (.text(let one), .text(let other)): one == other
        case (.value(let one), .value(let other)): one.isSame(as: other)
        default: false
        }
    }
}
