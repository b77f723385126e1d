import Testing

@testable import Accounts
@testable import DashboardStorage

@Suite("DashboardError")
struct DashboardErrorTests {
    @Test(arguments: [
        (DashboardError.invalidProfile(.displayName(.empty)), "a display name needs at least one character"),
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
        (.accounts(.noSuchUser(User.ID(rawValue: 7))), "there is no user number 7"),
    ])
    func saysWhatIsWrongInOneLine(_ error: DashboardError, _ text: String) {
        #expect(error.description == text)
    }
}
