import Testing

@testable import Accounts
@testable import Storage

@Suite("AccountsError")
struct AccountsErrorTests {
    @Test(arguments: [
        (
            AccountsError.cannotOpen(database: "/x/y.sqlite", reason: "not a database"),
            "cannot open database /x/y.sqlite: not a database"
        ),
        (
            .newerSchema(database: "y.sqlite", found: 9, known: 2),
            "cannot open database y.sqlite: its schema has number 9, this program knows up to 2"
        ),
        (.nameTaken("Ada"), "the user name “Ada” is taken"),
        (.invalidName(.empty), "a user name needs at least one character"),
        (.invalidName(.tooLong(maximum: 64)), "a user name has at most 64 characters"),
        (.invalidName(.controlCharacter), "a user name has no control characters"),
        (.emailTaken("a@b.org"), "somebody else has the e-mail address “a@b.org”"),
        (.invalidEmail(.noAtSign), "an e-mail address has an @ in it"),
        (.weakPassword(.sameAsName), "the password is the same as the user name"),
        (.wrongNameOrPassword, "wrong user name or password"),
        (.busy, "too many people sign in at once, try again"),
        (
            .tooManyAttempts(retryAfter: .seconds(590)),
            "too many attempts, try again in 590 seconds"
        ),
        (.signUpRefused(.closed), "sign-up is closed"),
        (.noSuchUser(User.ID(rawValue: 7)), "there is no user number 7"),
        (.storage(.full, reason: "could not extend file"), "the database has no room left"),
    ])
    func saysWhatIsWrongInOneLine(_ error: AccountsError, _ text: String) {
        #expect(error.description == text)
    }

    @Test func keepsTheDriversWordsForTheLog() {
        let error = AccountsError(.trouble(.unreachable, "FATAL: the database system is shutting down"))
        #expect(error.description == "the database cannot be reached")
        #expect(error.isPassing)
        #expect(!AccountsError.nameTaken("Ada").isPassing)
        #expect(!AccountsError.wrongNameOrPassword.isPassing)
    }
}
