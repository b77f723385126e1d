import Foundation
import Localization
import PinionTesting
import Testing

@testable import SwiftUI
@testable import Years

@Suite @MainActor struct LocalizationTests {
    private let catalogues: Catalogues = {
        let texts = """
            {"sourceLanguage": "en", "strings": {
              "Total: %@": {"localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "Summe: %@"}}}},
              "greeting": {"localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "Guten Tag, %@"}}}}}}
            """
        let catalogues = Catalogues(folders: { [] })
        catalogues.add([StringCatalogue(Array(texts.utf8))])
        return catalogues
    }()

    @Test func aTextOutOfTheCataloguesIsInTheLanguageOfThePage() async {
        await Catalogues.with(catalogues) {
            let german = Locale(identifier: "de_DE")
            #expect(String(localized: "Total: \("3 €")") == "Total: 3 €")
            #expect(String(localized: "Total: \("3 €")", locale: german) == "Summe: 3 €")
            #expect(
                String(localized: "greeting", defaultValue: "Hello, \("Ada")", locale: german)
                    == "Guten Tag, Ada")
            #expect(String(localized: "greeting", defaultValue: "Hello, \("Ada")") == "Hello, Ada")
            Language.$ofPage.withValue("de") {
                #expect(NSLocalizedString("Total: %@", comment: "") == "Summe: %@")
                #expect(NSLocalizedString("missing", value: "Not there", comment: "") == "Not there")
                #expect(String(localized: LocalizedStringResource("Total: \("1")")) == "Summe: 1")
            }
        }
    }

    @Test func aNumberInAFormatIsWrittenInTheLanguageOfThePage() async {
        await Catalogues.with(catalogues) {
            let key: LocalizedStringKey = "Total: \(1_234.5, format: .number.precision(.fractionLength(2)))"
            #expect(key == key)
            let german = String(
                localized: "Total: \(1_234.5, format: .number.precision(.fractionLength(2)))",
                locale: Locale(identifier: "de_DE"))
            #expect(german == "Summe: 1.234,50")
        }
    }

    @Test(arguments: [
        ("ar", "١٬٢٣٤٫٥"), ("ar-EG", "١٬٢٣٤٫٥"), ("ar-AE", "1,234.5"), ("es", "1234,5"), ("bn", "১,২৩৪.৫"),
    ])
    func allNumbersOfAPageHaveTheSameDigits(_ language: String, _ number: String) {
        let language = Language(language)
        #expect(1_234.5.formatted(.number.locale(language.locale)) == number)
        #expect(NumberSigns(language).text(digits: "1234.5") == number)
    }

    @Test func screensOfSeveralYearsAreShownWithoutACatalogue() async throws {
        let app = TestApp {
            Site {
                WindowGroup { WelcomeScreen(userName: "Ada") }
                Window("Delivery", id: "delivery") {
                    DeliveryScreen(count: 2, total: 1.5, date: Date(timeIntervalSince1970: 1_772_366_400))
                }
                Window("Tips", id: "tips") { TipList() }
            }
        }
        let welcome = try await app.open("/")
        #expect(welcome.shows("welcome.message"))
        #expect(welcome.shows("Signed in as Ada"))
        let delivery = try await app.open("/delivery")
        #expect(delivery.shows("2 parcels, 1.50 kg"))
        #expect(delivery.shows("Left to right"))
        let tips = try await app.open("/tips")
        #expect(tips.shows("Rows can be deleted with a swipe."))
        try await tips.click("Read")
        #expect(tips.shows("You have read 1 of 2 tips."))
    }
}
