extension FormatArgument {
    /// The value as it is written at a place.
    package func text(at place: FormatText.Place, in language: Language) -> String {
        let signs = NumberSigns(language)
        let text: String
        switch (self, place.conversion) {
        case (.integer(let number), "x"), (.integer(let number), "X"), (.integer(let number), "o"):
            let digits = String(
                UInt(bitPattern: number), radix: place.conversion == "o" ? 8 : 16,
                uppercase: place.conversion == "X")
            return place.padded(digits, zero: "0")
        case (.integer(let number), "f"), (.integer(let number), "F"):
            text = signs.text(digits: Self.digits(Double(number), place.fractionLength ?? 6))
        case (.integer(let number), _):
            text = signs.text(number, isGrouped: !place.hasZeros)
        case (.number(let number, let length), let conversion):
            guard number.isFinite else { return "\(number)" }
            let isWhole = conversion.map { "dDiu".contains($0) } ?? false
            text = signs.text(
                digits: Self.digits(number, isWhole ? 0 : place.fractionLength ?? length),
                isGrouped: !place.hasZeros)
        case (.text(let own), _): return place.padded(own, zero: " ")
        case (.value(let value), _): return place.padded(value.text(in: language), zero: " ")
        }
        let isNegative = text.hasPrefix(signs.minus)
        let sign = isNegative ? signs.minus : place.hasPlus ? "+" : ""
        let digits = isNegative ? String(text.dropFirst(signs.minus.count)) : text
        guard place.hasZeros, !place.isLeft else { return place.padded(sign + digits, zero: " ") }
        let missing = max(0, place.width - sign.count - digits.count)
        return sign + String(repeating: Character(signs.zero), count: missing) + digits
    }

    /// The category of a number in a language, as it is written at a place; `other` of what is none.
    func category(in language: Language, at place: FormatText.Place?) -> PluralCategory {
        let rules = PluralRules(language)
        switch self {
        case .integer(let number): return rules.category(of: number)
        case .number(let number, let length):
            let isWhole = place?.conversion.map { "dDiu".contains($0) } ?? false
            return rules.category(
                of: number, fractionLength: isWhole ? 0 : place?.fractionLength ?? length)
        case .text, .value: return .other
        }
    }

    /// Whether it is a number, by which a plural can be chosen.
    var isNumber: Bool {
        switch self {
        case .integer, .number: true
        case .text, .value: false
        }
    }

    /// A number with so many digits behind the point.
    package static func digits(_ number: Double, _ fractionLength: Int) -> String {
        guard number.isFinite else { return "\(number)" }
        var scale = 1.0
        for _ in 0..<fractionLength { scale *= 10 }
        let scaled = (abs(number) * scale).rounded(.toNearestOrEven)
        guard let whole = UInt64(exactly: scaled) else {
            // So large a number has no digits behind the point that are known.
            guard let large = UInt64(exactly: abs(number).rounded()) else { return "\(number)" }
            return (number < 0 ? "-" : "") + String(large) + zeros(fractionLength)
        }
        var digits = String(whole)
        if digits.count <= fractionLength {
            digits = String(repeating: "0", count: fractionLength + 1 - digits.count) + digits
        }
        let sign = number < 0 && whole != 0 ? "-" : ""
        guard fractionLength > 0 else { return sign + digits }
        return "\(sign)\(digits.dropLast(fractionLength)).\(digits.suffix(fractionLength))"
    }

    private static func zeros(_ count: Int) -> String {
        count > 0 ? "." + String(repeating: "0", count: count) : ""
    }
}

extension FormatText.Place {
    fileprivate func padded(_ text: String, zero: Character) -> String {
        let missing = max(0, width - text.count)
        guard missing > 0 else { return text }
        let room = String(repeating: hasZeros && !isLeft ? zero : " ", count: missing)
        return isLeft ? text + room : room + text
    }
}
