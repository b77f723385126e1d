import Testing

@testable import Localization

@Suite struct TranslationTests {
    private func text(_ format: String, _ arguments: FormatArgument..., in language: Language = "en")
        -> String
    {
        Translation.text(format).text(arguments, in: language)
    }

    @Test func valuesStandInTheirOrderOrByTheirNumber() {
        #expect(text("%@ has %lld photos", .text("Ada"), .integer(1_234)) == "Ada has 1,234 photos")
        #expect(text("%2$lld von %1$@", .text("Ada"), .integer(1_234), in: "de") == "1.234 von Ada")
        #expect(text("%1$@, %1$@!", .text("Ada")) == "Ada, Ada!")
    }

    @Test func numbersAreWrittenAsTheFormatSays() {
        #expect(text("%.2f", .number(3.14159, fractionLength: 6), in: "fr") == "3,14")
        #expect(text("%lf", .number(1.5, fractionLength: 6)) == "1.500000")
        #expect(
            text("%03d|%-4d|%4d|%+d|%x", .integer(7), .integer(7), .integer(7), .integer(7), .integer(255))
                == "007|7   |   7|+7|ff")
        #expect(text("%.0f", .number(0.5, fractionLength: 6)) == "0")
        #expect(text("%lld", .number(2.7, fractionLength: 6)) == "3")
        #expect(text("%f", .number(.infinity, fractionLength: 6)) == "inf")
        #expect(text("%.15f", .number(-1e300, fractionLength: 6)) == "-1e+300")
    }

    @Test func aPercentSignIsWrittenTwiceWhereThereAreValues() {
        #expect(text("%lld%% of %@", .integer(5), .text("it")) == "5% of it")
        #expect(text("100% sure") == "100% sure")
    }

    @Test func whatIsNoPlaceStaysAsItStands() {
        #expect(text("50 % , %q %", .integer(1)) == "50 % , %q %")
        #expect(text("%5$@|%@", .text("a")) == "|a")
        #expect(text("%99999999999999999999$@", .text("a")) == "")
        #expect(text("%#@missing@", .integer(1)) == "")
    }

    @Test func aCatalogueThatNamesItselfManyTimesOverComesToAnEnd() {
        let many = String(repeating: "%#@a@", count: 20)
        let text = Translation.substituted(
            many, ["a": .init(index: nil, specifier: "lld", variants: .plural([.other: .text("x" + many)]))])
        #expect(text.pieces([.integer(1)], in: "en").count <= 1_000)
    }

    @Test func thePluralIsThatOfTheFirstNumber() {
        let photos = Translation.plural([
            .one: .text("%2$@ has a photo"), .other: .text("%2$@ has %1$lld photos"),
        ])
        #expect(photos.text([.integer(1), .text("Ada")], in: "en") == "Ada has a photo")
        #expect(photos.text([.integer(2), .text("Ada")], in: "en") == "Ada has 2 photos")
        #expect(photos.text([.text("1"), .text("Ada")], in: "en") == "Ada has 1 photos")
    }

    @Test func aTextForNothingIsUsedInEveryLanguage() {
        let photos = Translation.plural([.zero: .text("No photos"), .other: .text("%lld photos")])
        #expect(photos.text([.integer(0)], in: "en") == "No photos")
        #expect(photos.text([.integer(3)], in: "en") == "3 photos")
    }

    @Test func substitutionsArePluralsWithinAText() {
        let text = Translation.substituted(
            "%#@birds@ in %#@trees@",
            [
                "birds": .init(
                    index: 0, specifier: "lld",
                    variants: .plural([.one: .text("%arg bird"), .other: .text("%arg birds")])),
                "trees": .init(
                    index: 1, specifier: "lld",
                    variants: .plural([.one: .text("a tree"), .other: .text("%arg trees")])),
            ])
        #expect(text.text([.integer(1), .integer(1)], in: "en") == "1 bird in a tree")
        #expect(text.text([.integer(2_000), .integer(3)], in: "en") == "2,000 birds in 3 trees")
    }

    @Test func aPluralThatNamesItselfEnds() {
        let text = Translation.substituted(
            "%#@a@", ["a": .init(index: 0, specifier: "d", variants: .text("x%#@a@"))])
        #expect(text.text([.integer(1)], in: "en") == "xxxxxxx")
    }
}
