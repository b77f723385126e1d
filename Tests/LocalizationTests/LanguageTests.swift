import Testing

@testable import Localization

@Suite struct LanguageTests {
    @Test func namesAreWrittenInTheirUsualLetters() {
        #expect(Language("EN_gb").identifier == "en-GB")
        #expect(Language("zh-hant-hk").identifier == "zh-Hant-HK")
        #expect(Language("es-419").identifier == "es-419")
        #expect(Language("de_DE@currency=EUR").identifier == "de-DE")
        #expect(Language("iw").identifier == "he")
        #expect(Language("en-US-u-nu-arab").identifier == "en-US")
    }

    @Test func whatIsNoNameIsUndetermined() {
        for name in ["", "*", "x", "../../etc", "é", String(repeating: "a", count: 10_000)] {
            #expect(Language(name).identifier == "und")
        }
    }

    @Test func theScriptSaysWhereLinesBegin() {
        #expect(["ar", "he", "fa-IR", "ur", "ckb", "az-Arab"].allSatisfy { Language($0).isRightToLeft })
        #expect(["en", "az", "zh", "hi"].allSatisfy { !Language($0).isRightToLeft })
    }

    @Test func wishesAreSortedByTheirWeight() {
        let wishes = Language.wishes(in: "da, en-gb;q=0.8, en;q=0.7, ar-EG;q=0.9, fr;q=0, *;q=0.1, de;q=9")
        #expect(wishes.map(\.identifier) == ["da", "ar-EG", "en-GB", "en"])
    }

    @Test func ofAFieldWithoutEndOnlyTheBeginningCounts() {
        let wishes = Language.wishes(in: String(repeating: "fr,", count: 100_000))
        #expect(wishes.count == 24)
        #expect(Language.wishes(in: "\u{0};q=nan,;;,=,q=;;q") == [])
    }

    @Test(arguments: [
        (["en-GB"], ["en", "ar"], "en-GB"),
        (["ar-EG", "en"], ["en", "ar"], "ar-EG"),
        (["zh-TW"], ["en", "zh-Hans", "zh-Hant"], "zh-TW"),
        (["zh-CN"], ["zh-Hant"], nil),
        (["ja", "es"], ["en", "es-419"], "es-419"),
        (["fr"], ["en"], nil),
        (["no"], ["nb"], "nb"),
    ]) func thePageHasTheFirstLanguageThatThereIs(wishes: [String], present: [String], choice: String?) {
        let found = Language.choice(of: wishes.map { Language($0) }, among: present.map { Language($0) })
        #expect(found?.identifier == choice)
    }

    @Test func aRegionFindsTheTextsOfItsScript() {
        let present: [Language] = ["zh-Hans", "zh-Hant", "pt-PT", "pt-BR", "en"]
        #expect(Language("zh-HK").closest(among: present) == "zh-Hant")
        #expect(Language("zh-SG").closest(among: present) == "zh-Hans")
        #expect(Language("pt-AO").closest(among: present) == "pt-BR")
        #expect(Language("pt-PT").closest(among: present) == "pt-PT")
        #expect(Language("de").closest(among: present) == nil)
    }
}
