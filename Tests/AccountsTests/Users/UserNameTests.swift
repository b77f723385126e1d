import Testing

@testable import Accounts

@Suite("UserName")
struct UserNameTests {
    @Test(arguments: [
        ("Ada", "Ada", "ada"), ("  Ada\t", "Ada", "ada"), ("A\u{30A}sa", "\u{C5}sa", "\u{E5}sa"),
        ("李小龍", "李小龍", "李小龍"), ("Ada  L.", "Ada  L.", "ada  l."), ("👨‍👩‍👧", "👨‍👩‍👧", "👨‍👩‍👧"),
    ])
    func aNameIsShownAsTypedAndKnownByItsKey(_ text: String, _ shown: String, _ key: String) throws {
        let name = try UserName(text)
        #expect(Array(name.shown.utf8) == Array(shown.utf8))
        #expect(Array(name.key.utf8) == Array(key.utf8))
    }

    @Test(arguments: ["", " ", "\t\n", "\u{3000}", "\u{200D}", "\u{200B}\u{200C}", "\u{0}"])
    func aNameCanBeSeen(_ text: String) {
        #expect(throws: NameProblem.empty) { try UserName(text) }
    }

    @Test(arguments: [
        "a\u{0}b", "a\nb", "a\tb", "a\u{7F}b", "a\u{2028}b", "a\u{202E}b", "a\u{200B}b", "a\u{FEFF}b",
        "\u{1B}[31mred",
    ])
    func aNameHasNoSignsThatHide(_ text: String) {
        #expect(throws: NameProblem.controlCharacter) { try UserName(text) }
    }

    @Test func aNameHasAtMost64Characters() throws {
        _ = try UserName(String(repeating: "é", count: 64))
        #expect(throws: NameProblem.tooLong(maximum: 64)) { try UserName(String(repeating: "e", count: 65)) }
        let accents = "a" + String(repeating: "\u{301}", count: 1000)
        #expect(throws: NameProblem.tooLong(maximum: 64)) { try UserName(accents) }
        let megabytes = String(repeating: "x", count: 5_000_000)
        #expect(throws: NameProblem.tooLong(maximum: 64)) { try UserName(megabytes) }
    }
}
