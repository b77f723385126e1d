import Testing

@testable import Localization

@Suite struct StringTableTests {
    private let catalogue = """
        {
          "sourceLanguage": "en",
          "strings": {
            "": {},
            "Save": {
              "comment": "A button",
              "localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "Sichern"}},
                "ar": {"stringUnit": {"state": "needs_review", "value": "حفظ"}},
                "fr": {"stringUnit": {"state": "new", "value": ""}}
              }
            },
            "%lld orders": {
              "localizations": {
                "en": {"variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%lld order"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld orders"}}}}}
              }
            },
            "Tap": {"localizations": {"en": {"variations": {"device": {
              "iphone": {"stringUnit": {"state": "translated", "value": "Tap it"}},
              "other": {"stringUnit": {"state": "translated", "value": "Click it"}}}}}}},
            "%@ in %@": {"localizations": {"de": {
              "stringUnit": {"state": "translated", "value": "%2$@: %#@n@"},
              "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "einer"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}}}}}},
            "Pinion": {"shouldTranslate": false}
          },
          "version": "1.0"
        }
        """

    @Test func aCatalogueHasTextsPluralsDevicesAndSubstitutions() throws {
        let table = try StringTable(catalogue: Array(catalogue.utf8))
        #expect(table.source == "en")
        #expect(table.languages["de"]?["Save"] == .text("Sichern"))
        #expect(table.languages["ar"]?["Save"] == .text("حفظ"))
        #expect(table.languages["fr"] == nil)
        #expect(table.languages["en"]?["Tap"] == .text("Click it"))
        #expect(table.untranslated == ["Pinion"])
        let orders = table.languages["en"]?["%lld orders"]
        #expect(orders?.text([.integer(1)], in: "en") == "1 order")
        let places = table.languages["de"]?["%@ in %@"]
        #expect(places?.text([.integer(1), .text("Rom")], in: "de") == "Rom: einer")
    }

    @Test func whatIsDamagedSaysWhere() {
        #expect(throws: CatalogueError("unexpected end at byte 12")) {
            try StringTable(catalogue: Array("{\"strings\": ".utf8))
        }
        #expect(throws: CatalogueError("it has no object “strings”")) {
            try StringTable(catalogue: Array("[]".utf8))
        }
        #expect(throws: CatalogueError("“a” is no object")) {
            try StringTable(catalogue: Array("{\"strings\": {\"a\": 1}}".utf8))
        }
        #expect(throws: CatalogueError("“;” is expected in line 2")) {
            try StringTable(strings: Array("\"a\" = \"b\"\n\"c\" = \"d\";".utf8), in: "en")
        }
        #expect(throws: CatalogueError("a binary property list is not read: text or XML is expected")) {
            try StringTable(strings: Array("bplist00".utf8), in: "en")
        }
    }

    @Test func aFileOfTextsHasCommentsAndEscapes() throws {
        let text = """
            /* A title */
            "title" = "Un \\"titre\\"\\n";
            // Another one
            plain_key = "\\U00e9t\\u00E9";
            """
        let table = try StringTable(strings: Array(text.utf8), in: "fr")
        #expect(table.languages["fr"]?["title"] == .text("Un \"titre\"\n"))
        #expect(table.languages["fr"]?["plain_key"] == .text("été"))
    }

    @Test func aFileOfTextsMayBeInUTF16() throws {
        let units = Array("\"a\" = \"é\";".utf16)
        let bytes: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        #expect(try StringTable(strings: bytes, in: "fr").languages["fr"]?["a"] == .text("é"))
        #expect(try StringTable(strings: [0xFF, 0xFE, 0x22], in: "fr").keys == [])
    }

    @Test func aFileOfPluralsIsAPropertyList() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><!-- the files -->
              <key>%lld files</key>
              <dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@files@ &amp; more</string>
                <key>files</key>
                <dict>
                  <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                  <key>NSStringFormatValueTypeKey</key><string>lld</string>
                  <key>one</key><string>%lld plik</string>
                  <key>few</key><string>%lld pliki</string>
                  <key>other</key><string>%lld plików</string>
                </dict>
              </dict>
            </dict></plist>
            """
        let table = try StringTable(plurals: Array(text.utf8), in: "pl")
        let files = table.languages["pl"]?["%lld files"]
        #expect(files?.text([.integer(1)], in: "pl") == "1 plik & more")
        #expect(files?.text([.integer(3)], in: "pl") == "3 pliki & more")
        #expect(files?.text([.integer(5)], in: "pl") == "5 plików & more")
    }

    @Test func aDamagedFileOfPluralsSaysWhere() {
        #expect(throws: CatalogueError("a text has no end at byte 18")) {
            try StringTable(plurals: Array("<plist><dict><key>ab".utf8), in: "en")
        }
        #expect(throws: CatalogueError("a property list in XML is expected at byte 0")) {
            try StringTable(plurals: Array("{}".utf8), in: "en")
        }
        let deep = "<plist>" + String(repeating: "<dict><key>a</key>", count: 10_000)
        #expect(throws: CatalogueError.self) { try StringTable(plurals: Array(deep.utf8), in: "en") }
    }
}
