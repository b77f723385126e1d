import Testing

@testable import Localization

@Suite struct PluralRulesTests {
    @Test func arabicHasSixCategories() {
        let rules = PluralRules("ar-EG")
        let categories = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111].map { rules.category(of: $0).rawValue }
        #expect(
            categories == [
                "zero", "one", "two", "few", "few", "many", "many", "other", "other", "few", "many",
            ])
    }

    @Test func polishCountsByTheLastDigits() {
        let rules = PluralRules("pl")
        #expect(
            [1, 2, 5, 12, 22, 25].map { rules.category(of: $0) } == [.one, .few, .many, .many, .few, .many])
    }

    @Test func aNumberWithDigitsBehindThePointIsNotOne() {
        #expect(PluralRules("en").category(of: 1) == .one)
        #expect(PluralRules("en").category(of: 1.0, fractionLength: 1) == .other)
        #expect(PluralRules("fr").category(of: 1.5, fractionLength: 1) == .one)
    }

    @Test func theSignDoesNotCount() {
        #expect(PluralRules("en").category(of: -1) == .one)
    }

    @Test func portugueseOfPortugalHasRulesOfItsOwn() {
        #expect(PluralRules("pt").category(of: 0) == .one)
        #expect(PluralRules("pt-PT").category(of: 0) == .other)
        #expect(PluralRules("pt-BR").category(of: 0) == .one)
    }

    @Test func aLanguageThatNobodyKnowsHasOneCategory() {
        #expect(PluralRules("tlh").category(of: 1) == .other)
    }

    @Test func numbersThatAreNoneAreOther() {
        #expect(PluralRules("en").category(of: .nan, fractionLength: 2) == .other)
        #expect(PluralRules("ar").category(of: .infinity, fractionLength: 2) == .zero)
        #expect(PluralRules("en").category(of: 1e300, fractionLength: 15) == .other)
    }

    /// The samples with which CLDR illustrates the rules of all its languages.
    @Test func allLanguagesAgreeWithTheSamples() throws {
        let text = try readFixture("plural-samples.txt")
        var count = 0
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "|")
            guard parts.count == 3 else { continue }
            let category = parts[1].filter { $0 != " " }
            for name in parts[0].split(separator: " ") {
                let rules = PluralRules(Language(String(name)))
                for sample in parts[2].split(separator: " ").flatMap({ $0.split(separator: "~") }) {
                    let digits = sample.split(separator: ".").dropFirst().first?.count ?? 0
                    let found =
                        digits == 0
                        ? rules.category(of: Int(sample)!)
                        : rules.category(of: Double(sample)!, fractionLength: digits)
                    count += 1
                    #expect(found.rawValue == category, "\(name) \(sample)")
                }
            }
        }
        #expect(count > 5_000)
    }
}
