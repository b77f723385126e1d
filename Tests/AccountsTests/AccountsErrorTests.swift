import Testing

@testable import Accounts

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
        (.badLocation("it is empty"), "cannot understand the database address: it is empty"),
        (.nameTaken("Ada"), "the user name “Ada” is taken"),
        (.invalidName(.empty), "a user name needs at least one character"),
        (.invalidName(.tooLong(maximum: 64)), "a user name has at most 64 characters"),
        (.invalidName(.controlCharacter), "a user name has no control characters"),
        (.emailTaken("a@b.org"), "somebody else has the e-mail address “a@b.org”"),
        (.invalidEmail(.noAtSign), "an e-mail address has an @ in it"),
        (.weakPassword(.sameAsName), "the password is the same as the user name"),
        (.invalidProfile(.displayName(.empty)), "a display name needs at least one character"),
        (.invalidProfile(.displayName(.tooLong(maximum: 64))), "a display name has at most 64 characters"),
        (.invalidProfile(.displayName(.controlCharacter)), "a display name has no control characters"),
        (.invalidProfile(.headerColor), "a colour is written #rrggbb, such as #3b6ea5"),
        (.invalidProfile(.theme), "there is no such theme"),
        (.cannotFollowOneself, "nobody can follow themselves"),
        (.invalidArticle(.noTitle), "an article needs a title"),
        (.invalidArticle(.titleTooLong(maximum: 200)), "a title has at most 200 characters"),
        (.invalidArticle(.noText), "an article needs a text"),
        (.invalidArticle(.textTooLong(maximum: 100_000)), "an article has at most 100000 bytes"),
        (
            .invalidArticle(.controlCharacter),
            "an article has no control characters, and its title no line breaks"
        ),
        (.noSuchArticle(Article.ID(rawValue: 7)), "there is no article number 7"),
        (.invalidPhoto(.empty), "the file is empty"),
        (.invalidPhoto(.tooLarge(maximum: 10 << 20)), "a photo has at most 10 MB"),
        (.passwordTooShort(minimum: 8), "a password needs at least 8 characters"),
        (.passwordTooLong(maximum: 1024), "a password has at most 1024 bytes"),
        (.wrongNameOrPassword, "wrong user name or password"),
        (.busy, "too many people sign in at once, try again"),
        (
            .tooManyAttempts(retryAfter: .seconds(590)),
            "too many wrong passwords, try again in 590 seconds"
        ),
        (.noSuchUser(User.ID(rawValue: 7)), "there is no user number 7"),
        (.storage(.full, reason: "could not extend file"), "the database has no room left"),
    ])
    func saysWhatIsWrongInOneLine(_ error: AccountsError, _ text: String) {
        #expect(error.description == text)
    }
}
