import Synchronization
import Testing

@testable import Localization

@Suite struct CataloguesTests {
    private let texts = """
        {"sourceLanguage": "en", "strings": {
          "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}},
            "zh-Hant": {"stringUnit": {"state": "translated", "value": "儲存"}},
            "zh-Hans": {"stringUnit": {"state": "translated", "value": "保存"}}}},
          "%lld orders": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld order"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld orders"}}}}}}},
          "OK": {}, "Pinion": {"shouldTranslate": false}}}
        """

    private func catalogues() -> Catalogues {
        let catalogues = Catalogues(folders: { [] })
        catalogues.add([StringCatalogue(Array(texts.utf8))])
        return catalogues
    }

    @Test func aRegionFindsTheTextOfItsLanguage() {
        let catalogues = catalogues()
        #expect(catalogues.languages == ["en", "de", "zh-Hans", "zh-Hant"])
        #expect(catalogues.translation(of: "Save", in: "de-AT")?.translation == .text("Sichern"))
        #expect(catalogues.translation(of: "Save", in: "zh-TW")?.translation == .text("儲存"))
        #expect(catalogues.translation(of: "Save", in: "zh-CN")?.translation == .text("保存"))
    }

    @Test func theKeysOfAProgramInEnglishSayThemselvesUnlessItHasOtherTextsInIt() {
        let plain = Catalogues(folders: { [] })
        #expect(!plain.sayThemselves(in: "en"))
        plain.add([StringCatalogue(Array(#"{"sourceLanguage": "en", "strings": {"Save": {}}}"#.utf8))])
        #expect(plain.development == "en")
        #expect(plain.sayThemselves(in: "en-GB"))
        #expect(!plain.sayThemselves(in: "es"))
        let catalogues = catalogues()
        #expect(catalogues.development == "en")
        #expect(!catalogues.sayThemselves(in: "en"))
    }

    @Test func whatALanguageLacksIsInThatOfTheProgramAndReportedOnce() {
        let catalogues = catalogues()
        let reports = Mutex<[String]>([])
        _ = catalogues.translation(of: "%lld orders", in: "de")
        catalogues.onReport { report in reports.withLock { $0.append(report) } }
        let found = catalogues.translation(of: "%lld orders", in: "de")
        #expect(found?.language == "en")
        #expect(found?.translation.text([.integer(1)], in: "en") == "1 order")
        #expect(catalogues.translation(of: "OK", in: "de")?.translation == .text("OK"))
        #expect(catalogues.translation(of: "Pinion", in: "de")?.translation == .text("Pinion"))
        #expect(catalogues.translation(of: "Nowhere", in: "de") == nil)
        #expect(catalogues.translation(of: "Nowhere", in: "en-GB") == nil)
        #expect(catalogues.translation(of: "Save", table: "Missing", in: "de") == nil)
        #expect(
            reports.withLock { $0 } == [
                "Localizable: “%lld orders” is not there in de.", "Localizable: “OK” is not there in de.",
                "Localizable: “Nowhere” is not there in de.", "There is no table “Missing”.",
            ])
    }

    @Test func ofADamagedCatalogueTheKeysAreShown() {
        let catalogues = Catalogues(folders: { [] })
        let reports = Mutex<[String]>([])
        catalogues.onReport { report in reports.withLock { $0.append(report) } }
        catalogues.add([StringCatalogue(Array("{\"strings\"".utf8))])
        for _ in 0..<3 { #expect(catalogues.translation(of: "Save", in: "de") == nil) }
        #expect(
            reports.withLock { $0 } == [
                "The catalogue “Localizable” of the program cannot be read: expected ':' at byte 10."
            ])
    }

    @Test func whoHasNoCatalogueIsAskedNothing() {
        let catalogues = Catalogues(folders: { [] })
        #expect(!catalogues.areThere)
        #expect(catalogues.languages == [])
        #expect(catalogues.translation(of: "Save", in: "de") == nil)
    }

    @Test func reportsHaveAnEnd() {
        let catalogues = catalogues()
        let count = Mutex(0)
        catalogues.onReport { _ in count.withLock { $0 += 1 } }
        for number in 0..<1_000 { _ = catalogues.translation(of: "key \(number)", in: "de") }
        #expect(count.withLock { $0 } == 200)
    }
}
