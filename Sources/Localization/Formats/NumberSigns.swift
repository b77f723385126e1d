/// What a language writes numbers with.
package struct NumberSigns: Sendable, Equatable {
    package var decimal = "."
    package var group = ","
    package var minus = "-"
    package var zero: Unicode.Scalar = "0"
    /// How many digits stand together, from the last on; none if they are not grouped.
    var groups = [3]
    /// How many digits have to stand before the first sign between groups.
    var leastBefore = 1
    /// A percentage, with "0" for the number.
    var percentage = "0%"

    /// Those of a language; of one that CLDR does not know those of English.
    package init(_ language: Language) {
        let script = language.script == nil ? [] : [Language(language.code)]
        self = (language.steps + script).lazy.compactMap { Self.all[$0.identifier] }.first ?? Self.plain
    }

    private init(_ fields: ArraySlice<Substring>) {
        let fields = fields.map(String.init)
        guard fields.count == 7 else { return }
        (decimal, group, minus) = (fields[0], fields[1], fields[2])
        zero = fields[3].unicodeScalars.first ?? "0"
        groups = fields[4].split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 }
        leastBefore = Int(fields[5]) ?? 1
        percentage = fields[6]
    }

    private static let plain = NumberSigns(["."[...], ",", "-", "0", "3", "1", "0%"])

    private static let all: [String: NumberSigns] = {
        var all: [String: NumberSigns] = [:]
        for line in Tables.numbers.split(separator: "\n") {
            let fields = line.split(separator: "¦", omittingEmptySubsequences: false)
            let signs = NumberSigns(fields.dropFirst())
            for name in fields[0].split(separator: " ") { all[Language(String(name)).identifier] = signs }
        }
        return all
    }()
}

extension NumberSigns {
    /// A whole number.
    package func text(_ number: Int, isGrouped: Bool = true) -> String {
        let digits = String(number.magnitude)
        return (number < 0 ? minus : "") + whole(digits, isGrouped: isGrouped)
    }

    /// A number whose digits are written as Swift has them: "-1234.50".
    package func text(digits: String, isGrouped: Bool = true) -> String {
        let isNegative = digits.hasPrefix("-")
        let parts = digits.drop { $0 == "-" }.split(separator: ".", maxSplits: 1)
        guard let first = parts.first, parts.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }) else {
            return digits
        }
        let fraction = parts.count > 1 ? decimal + own(parts[1]) : ""
        return (isNegative ? minus : "") + whole(String(first), isGrouped: isGrouped) + fraction
    }

    /// A percentage, of the text of its number.
    package func percentage(_ number: String) -> String {
        var text = ""
        for character in percentage { text += character == "0" ? number : String(character) }
        return text
    }

    /// A text with the numbers in it, which are written as in English, in the signs of the language.
    package func rewriting(_ text: String) -> String {
        let characters = Array(text)
        var result = ""
        for (index, character) in characters.enumerated() {
            let isInside =
                index > 0 && index + 1 < characters.count && characters[index - 1].isASCIIDigit
                && characters[index + 1].isASCIIDigit
            switch character {
            case "." where isInside: result += decimal
            case "," where isInside: result += group
            default: result += character.isASCIIDigit ? own(String(character)) : String(character)
            }
        }
        return result
    }

    private func whole(_ digits: String, isGrouped: Bool) -> String {
        guard isGrouped, let last = groups.first, digits.utf8.count >= last + leastBefore else {
            return own(digits)
        }
        var rest = Substring(digits)
        var parts: [String] = []
        var place = 0
        while !rest.isEmpty {
            let size = groups[min(place, groups.count - 1)]
            parts.append(own(rest.suffix(size)))
            rest = rest.dropLast(size)
            place += 1
        }
        return parts.reversed().joined(separator: group)
    }

    /// Digits in those of the language.
    private func own(_ digits: some StringProtocol) -> String {
        guard zero != "0" else { return String(digits) }
        var text = ""
        for digit in digits.utf8 {
            let value = zero.value + UInt32(digit - UInt8(ascii: "0"))
            text.unicodeScalars.append(Unicode.Scalar(value) ?? zero)
        }
        return text
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension UInt8 {
    fileprivate var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
