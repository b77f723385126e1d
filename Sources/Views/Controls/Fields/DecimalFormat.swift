public import DOM
internal import Localization

/// A number as it stands in a field: `.number`, or with a fixed number of digits behind the point.
///
/// ```swift
/// TextField("Weight", value: $weight, format: .number)
/// TextField("Price", value: $price, format: .number.fractionLength(2))
/// ```
public struct DecimalFormat: FieldFormat, Sendable {
    private var fractionLength: Int?

    public var kind: InputElement.Kind { .number }

    /// The same with so many digits behind the point, 15 at most.
    public func fractionLength(_ length: Int) -> DecimalFormat {
        var format = self
        format.fractionLength = min(max(length, 0), 15)
        return format
    }

    /// The same with so many digits behind the point.
    public func precision(_ precision: NumberPrecision) -> DecimalFormat {
        fractionLength(precision.fractionLength)
    }

    public func displayText(of value: Double) -> String { text(of: value).groupedDigits }

    public func text(of value: Double) -> String {
        guard let fractionLength else { return value.shortText }
        return value.text(fractionLength: fractionLength)
    }

    public func value(of text: String) throws(FieldError) -> Double {
        // Swift reads more than people write: "nan", "0x1p3".
        let isPlain = text.utf8.allSatisfy { "+-.eE0123456789".utf8.contains($0) }
        guard isPlain, let number = Double(text) else {
            throw FieldError(OwnWords.text("This is a number such as 1.5."))
        }
        guard number.isFinite else { throw FieldError(OwnWords.text("This number is too large.")) }
        return number
    }
}

extension FieldFormat where Self == DecimalFormat {
    /// A number in as few digits as say it.
    public static var number: DecimalFormat { DecimalFormat() }
}

extension Double {
    /// The number with so many digits behind the point.
    func text(fractionLength: Int) -> String {
        let unit = (0..<fractionLength).reduce(1.0) { unit, _ in unit * 10 }
        let scaled = (magnitude * unit).rounded()
        // Beyond this a fraction says nothing any more.
        guard scaled < 9e15 else { return shortText }
        let digits = "\(Int(scaled))"
        let padded = String(repeating: "0", count: max(0, fractionLength + 1 - digits.utf8.count)) + digits
        let sign = self < 0 && scaled > 0 ? "-" : ""
        guard fractionLength > 0 else { return sign + padded }
        return "\(sign)\(padded.dropLast(fractionLength)).\(padded.suffix(fractionLength))"
    }
}
