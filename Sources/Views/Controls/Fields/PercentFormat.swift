public import DOM
internal import Encoding
internal import Localization

/// A part of a whole in hundredths: 0.25 is "25%".
///
/// ```swift
/// Text(load, format: .percent)
/// TextField("Discount", value: $discount, format: .percent)
/// ```
public struct PercentFormat: FieldFormat, Sendable {
    private var fractionLength = 0

    public var kind: InputElement.Kind { .text }

    /// The same with so many digits behind the point, 15 at most.
    public func precision(_ precision: NumberPrecision) -> PercentFormat {
        var format = self
        format.fractionLength = precision.fractionLength
        return format
    }

    public func text(of value: Double) -> String {
        (value * 100).text(fractionLength: fractionLength) + "%"
    }

    public func value(of text: String) throws(FieldError) -> Double {
        let digits = text.last == "%" ? String(text.dropLast()).trimmed : text
        guard let number = try? DecimalFormat().value(of: digits) else {
            throw FieldError(OwnWords.text("This is a percentage such as 25%."))
        }
        return number / 100
    }
}

extension FieldFormat where Self == PercentFormat {
    /// A part of a whole in hundredths.
    public static var percent: PercentFormat { PercentFormat() }
}
