import Testing

@testable import Accounts

@Suite("PasswordProblem")
struct PasswordProblemTests {
    @Test(arguments: [
        ("", PasswordProblem.tooShort(minimum: 10)), ("123456789", .tooShort(minimum: 10)),
        ("👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀", .tooShort(minimum: 10)),
        (String(repeating: "xy", count: 513), .tooLong(maximum: 1024)),
        ("password123", .common), ("PassWord123", .common), ("1234567890", .common), ("qwertyuiop", .common),
        ("Christopher", .common), ("qazwsxedcrfv", .common), ("steelhorse", .common), ("weider1989", .common),
        ("weidag1488", nil), ("aaaaaaaaaaaa", .common), ("          ", .common),
        ("ada lovelace", .sameAsName), ("ADA LOVELACE", .sameAsName),
        ("enchantress@example.org", .sameAsEmail), ("Enchantress", .sameAsEmail),
        ("difference engine", nil), ("ada lovelace 1815", nil), ("Zoë's ten!", nil),
    ])
    func saysWhatIsWrong(_ password: String, _ problem: PasswordProblem?) {
        #expect(
            PasswordProblem(in: password, name: " Ada Lovelace ", email: "Enchantress@example.org") == problem
        )
    }

    @Test func nothingElseIsNeededToFindOut() {
        #expect(PasswordProblem(in: "difference engine") == nil)
        #expect(PasswordProblem(in: "password12") == .common)
        #expect(CommonPasswords.count == 100_000)
        let megabytes = String(repeating: "x", count: 5_000_000)
        #expect(PasswordProblem(in: "difference engine", name: megabytes, email: megabytes) == nil)
    }

    @Test(arguments: [
        (PasswordProblem.tooShort(minimum: 10), "a password needs at least 10 characters"),
        (.tooLong(maximum: 1024), "a password has at most 1024 bytes"),
        (.common, "this password is among the first that anybody would guess"),
        (.sameAsName, "the password is the same as the user name"),
        (.sameAsEmail, "the password is the same as the e-mail address"),
    ])
    func saysItInOneLine(_ problem: PasswordProblem, _ text: String) {
        #expect(problem.description == text)
    }
}
