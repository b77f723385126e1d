import Testing

@testable import Localization

@Suite struct NumberSignsTests {
    @Test func groupsAreThoseOfTheLanguage() {
        #expect(NumberSigns("en").text(1_234_567) == "1,234,567")
        #expect(NumberSigns("de").text(-1_234_567) == "-1.234.567")
        #expect(NumberSigns("en-IN").text(12_345_678) == "1,23,45,678")
        #expect(NumberSigns("de-CH").text(1_234) == "1’234")
        #expect(NumberSigns("tlh").text(1_234) == "1,234")
    }

    @Test func spanishGroupsFromFiveDigitsOn() {
        #expect(NumberSigns("es").text(1_234) == "1234")
        #expect(NumberSigns("es").text(12_345) == "12.345")
        #expect(NumberSigns("es-MX").text(1_234) == "1,234")
    }

    @Test func arabicHasDigitsOfItsOwn() {
        #expect(NumberSigns("ar-EG").text(digits: "1234.50") == "١٬٢٣٤٫٥٠")
        #expect(NumberSigns("ar-AE").text(1_234) == "1,234")
        #expect(NumberSigns("ar-EG").percentage("٥") == "٥٪\u{61C}")
        #expect(NumberSigns("fr").percentage("5") == "5\u{A0}%")
    }

    @Test func whatIsNoNumberStaysAsItIs() {
        #expect(NumberSigns("ar").text(digits: "nan") == "nan")
        #expect(NumberSigns("ar").text(.min) == "\u{61C}-٩٬٢٢٣٬٣٧٢٬٠٣٦٬٨٥٤٬٧٧٥٬٨٠٨")
    }

    @Test func rewritesTheNumbersInAText() {
        #expect(NumberSigns("es").rewriting("1.5 GiB") == "1,5 GiB")
        #expect(NumberSigns("ar").rewriting("−1,234.5 ms.") == "−١٬٢٣٤٫٥ ms.")
        #expect(NumberSigns("en").rewriting("12:40, 1.5%") == "12:40, 1.5%")
    }
}
