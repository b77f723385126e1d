import Encoding
import Testing

@Suite struct HexadecimalTests {
    @Test func aByteIsTwoDigits() {
        #expect(Hexadecimal.text(of: [0, 10, 255]) == "000aff")
        #expect(Hexadecimal.text(of: [0, 10, 255], uppercase: true) == "000AFF")
    }

    @Test func digitsAreReadInLettersOfEitherSize() {
        #expect(Hexadecimal.bytes(in: "000aFf") == [0, 10, 255])
        #expect(Hexadecimal.bytes(in: "") == [])
    }

    @Test(arguments: ["0", "0g", "+1", " 1", "1\u{301}", "٣٣", "123"])
    func whatIsNotMadeOfPairsOfDigitsIsNotRead(_ text: String) {
        #expect(Hexadecimal.bytes(in: text) == nil)
    }
}
