import Testing

@testable import Accounts

@Suite("PasswordProblem")
struct PasswordProblemTests {
    @Test(arguments: [
        ("", PasswordProblem.tooShort(minimum: 8)), ("1234567", .tooShort(minimum: 8)),
        ("👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀", .tooShort(minimum: 8)),
        (String(repeating: "xy", count: 513), .tooLong(maximum: 1024)),
        ("password", .common), ("PassWord", .common), ("12345678", .common), ("qwertyuiop", .common),
        ("aaaaaaaaaaaa", .common), ("        ", .common),
        ("ada lovelace", .sameAsName), ("ADA LOVELACE", .sameAsName),
        ("countess@example.org", .sameAsEmail), ("Countess", .sameAsEmail),
        ("difference engine", nil), ("ada lovelace 1815", nil), ("Zoë's 8!", nil),
    ])
    func saysWhatIsWrong(_ password: String, _ problem: PasswordProblem?) {
        #expect(
            PasswordProblem(in: password, name: " Ada Lovelace ", email: "Countess@example.org") == problem)
    }

    @Test func nothingElseIsNeededToFindOut() {
        #expect(PasswordProblem(in: "difference engine") == nil)
        #expect(PasswordProblem(in: "password1") == .common)
        let megabytes = String(repeating: "x", count: 5_000_000)
        #expect(PasswordProblem(in: "difference engine", name: megabytes, email: megabytes) == nil)
    }

    @Test(arguments: [
        (PasswordProblem.tooShort(minimum: 8), "a password needs at least 8 characters"),
        (.tooLong(maximum: 1024), "a password has at most 1024 bytes"),
        (.common, "this password is among the first that anybody would guess"),
        (.sameAsName, "the password is the same as the user name"),
        (.sameAsEmail, "the password is the same as the e-mail address"),
    ])
    func saysItInOneLine(_ problem: PasswordProblem, _ text: String) {
        #expect(problem.description == text)
    }
}
