/// The plural rules of a language.
package struct PluralRules: Sendable {
    private let rules: [(category: PluralCategory, rule: PluralRule)]

    /// The rules of CLDR. A language that it does not know has one category.
    package init(_ language: Language) {
        rules = language.steps.lazy.compactMap { Self.all[$0.identifier] }.first ?? []
    }

    /// The category of a whole number.
    package func category(of number: Int) -> PluralCategory { category(of: PluralOperands(number)) }

    /// The category of a number that is written with so many digits behind the point.
    package func category(of number: Double, fractionLength: Int) -> PluralCategory {
        category(of: PluralOperands(number, fractionLength: fractionLength))
    }

    private func category(of operands: PluralOperands) -> PluralCategory {
        rules.first { $0.rule.holds(for: operands) }?.category ?? .other
    }
}

extension PluralRules {
    private typealias Rules = [(category: PluralCategory, rule: PluralRule)]

    private static let all: [String: Rules] = {
        var all: [String: Rules] = [:]
        for line in Tables.plurals.split(separator: "\n") {
            let parts = line.split(separator: "|")
            let rules: Rules = parts.dropFirst().flatMap { $0.split(separator: ";") }.compactMap { text in
                let words = text.split(separator: ":")
                guard words.count == 2, let category = PluralCategory(rawValue: words[0].filter { $0 != " " })
                else { return nil }
                return (category, PluralRule(words[1]))
            }
            for name in parts[0].split(separator: " ") { all[Language(String(name)).identifier] = rules }
        }
        return all
    }()
}
