import Testing

@testable import Accounts

@Suite("EmailAddress")
struct EmailAddressTests {
    @Test(arguments: [
        ("ada@example.org", "ada@example.org"),
        ("  Ada.L+news@Mail.Example.ORG\t", "Ada.L+news@Mail.Example.ORG"),
        ("o'brien_1@x-y.co", "o'brien_1@x-y.co"), ("zoë@müller.example", "zoë@müller.example"),
    ])
    func isKeptAsTyped(_ text: String, _ kept: String) throws {
        #expect(try EmailAddress(text).text == kept)
    }

    @Test func capitalsMakeNoOther() throws {
        #expect(try EmailAddress("Ada@Example.org") == EmailAddress("ada@example.ORG"))
        #expect(try EmailAddress("ada@example.org") != EmailAddress("ada@example.com"))
    }

    @Test(arguments: [
        ("", EmailProblem.empty), (" \n", .empty), ("ada", .noAtSign), ("@", .noMailbox),
        ("@example.org", .noMailbox), ("ada@", .badDomain), ("ada@example", .badDomain),
        ("ada@example..org", .badDomain), ("ada@.org", .badDomain), ("ada@example.", .badDomain),
        ("ada@-example.org", .badDomain), ("ada@exam_ple.org", .badDomain),
        ("a@b@example.org", .severalAtSigns),
        ("ada lovelace@example.org", .forbiddenCharacter), ("ada@example.org, x", .forbiddenCharacter),
        ("Ada <ada@example.org>", .forbiddenCharacter), ("a\u{0}b@example.org", .forbiddenCharacter),
        ("a\u{202E}b@example.org", .forbiddenCharacter), ("a\nb@example.org", .forbiddenCharacter),
        (String(repeating: "x", count: 65) + "@example.org", .tooLong(maximum: 254)),
        (String(repeating: "x", count: 5_000_000), .tooLong(maximum: 254)),
    ])
    func saysWhatIsWrong(_ text: String, _ problem: EmailProblem) {
        #expect(throws: problem) { try EmailAddress(text) }
    }

    @Test(arguments: [
        (EmailProblem.empty, "an e-mail address needs at least one character"),
        (.noAtSign, "an e-mail address has an @ in it"),
        (.severalAtSigns, "an e-mail address has only one @ in it"),
        (.noMailbox, "an e-mail address has a name before the @"),
        (.badDomain, "an e-mail address has a domain such as example.org after the @"),
        (.forbiddenCharacter, "an e-mail address has no spaces, commas, quotation marks or brackets"),
        (.tooLong(maximum: 254), "an e-mail address has at most 254 bytes"),
    ])
    func saysItInOneLine(_ problem: EmailProblem, _ text: String) {
        #expect(problem.description == text)
    }
}
