import DashboardStorage
import PinionAccounts
import PinionAccountsTesting
import Testing

@testable import Dashboard

@Suite struct TheArticles {
    @Test func areListedNewestFirstAndRead() async throws {
        let ann = try await SignedIn()
        _ = try await ann.app.accounts.createArticle(title: "First", text: "One.\n\nTwo.", by: ann.user.id)
        let second = try await ann.app.accounts.createArticle(
            title: "Second", text: "Three.", by: ann.user.id)
        let list = try await ann.browser.open("/articles")
        #expect(list.html.contains(#"href="/articles/\#(second.id)""#))
        #expect(
            list.html.firstRange(of: "Second")!.lowerBound < list.html.firstRange(of: "First")!.lowerBound)

        let article = try await ann.browser.open("/articles/\(second.id)")
        #expect(article.title == "Second")
        #expect(article.texts.suffix(3).contains("Three."))
    }

    @Test func ofWhichThereIsNoneWithThatNumberAreMissed() async throws {
        let ann = try await SignedIn()
        await #expect(throws: TestFailure.self) {
            try await ann.browser.open("/articles/7")
        }
        await #expect(throws: TestFailure.self) { try await ann.browser.open("/articles/seven") }
    }

    @Test func comeInParts() async throws {
        let ann = try await SignedIn()
        for number in 1...25 {
            _ = try await ann.app.accounts.createArticle(
                title: "Number \(number)", text: "Text.", by: ann.user.id)
        }
        let tab = try await ann.browser.open("/articles")
        #expect(tab.shows("Number 6") && !tab.shows("Number 5 "))
        try await tab.click("More")
        #expect(tab.shows("Number 1"))
        #expect(tab.buttonLabels.contains("More") == false)
    }

    @Test func thatCannotBeReadCanBeTriedAgain() async throws {
        var answers: [Result<ArticleListing, AccountsError>] = [
            .failure(.storage(.full, reason: "disk full")), .success(ArticleListing(articles: [], next: nil)),
        ]
        let articles = Articles { _ in try answers.removeFirst().get() }
        let tab = try TestTab { ArticleListView(articles: articles).environmentObject(Theme()) }
        try await tab.settle()
        #expect(tab.texts.contains("The database has no room left. Try again in a moment."))
        try await tab.click("Retry")
        #expect(tab.texts.contains("Nobody has written anything yet."))
    }
}
