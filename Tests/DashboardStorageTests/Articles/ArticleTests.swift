import DatabaseTesting
import Testing

@testable import Accounts
@testable import DashboardStorage

@Suite("Articles")
struct ArticleTests {
    @Test(arguments: TestDriver.installed)
    func anArticleIsPublishedAsWritten(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(ManualClock(42), configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        let article = try await accounts.createArticle(
            title: " On engines\n", text: "First.\r\n\r\nSecond,\rwith a break.\n", by: ada)
        let expected = Article(
            id: Article.ID(rawValue: 1), author: ada, authorName: "Ada", title: "On engines",
            text: "First.\n\nSecond,\nwith a break.", published: 42)
        #expect(article == expected)
        #expect(article.paragraphs == ["First.", "Second,\nwith a break."])
        #expect(try await accounts.article(article.id) == expected)
        #expect(try await accounts.article(Article.ID(rawValue: 2)) == nil)
    }

    @Test(arguments: TestDriver.installed)
    func itsAuthorAloneChangesIt(_ driver: TestDriver) async throws {
        let clock = ManualClock(42)
        let accounts = try await TestDatabase(driver).open(clock, configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        let grace = try await accounts.createUser(name: "Grace", password: "nanoseconds of wire").id
        let article = try await accounts.createArticle(title: "One", text: "Text", by: ada)
        clock.advance(by: 100)
        let changed = try await accounts.updateArticle(article.id, title: "Two", text: "More", by: ada)
        #expect(
            changed
                == Article(
                    id: article.id, author: ada, authorName: "Ada", title: "Two", text: "More",
                    published: 42))
        let error = await errorOf { () throws(DashboardError) in
            try await accounts.updateArticle(article.id, title: "Three", text: "x", by: grace)
        }
        #expect(error == .noSuchArticle(article.id))
        #expect(try await accounts.article(article.id) == changed)
    }

    @Test(arguments: TestDriver.installed)
    func itBearsTheNameThatItsAuthorHasNow(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        try await accounts.createArticle(title: "One", text: "Text", by: ada)
        try await accounts.updatePerson(ada, PersonChanges(displayName: "Countess"))
        #expect(try await accounts.articles().articles.map(\.authorName) == ["Countess"])
    }

    @Test(arguments: TestDriver.installed)
    func nobodyWritesNothing(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let nobody = User.ID(rawValue: 7)
        let error = await errorOf { () throws(DashboardError) in
            try await accounts.createArticle(title: "One", text: "Text", by: nobody)
        }
        #expect(error == .noSuchUser(nobody))
        #expect(try await accounts.articles().articles.isEmpty)
    }

    @Test(arguments: [
        (" ", "x", ArticleProblem.noTitle), ("x", "\r\n ", .noText),
        (String(repeating: "x", count: 201), "x", .titleTooLong(maximum: 200)),
        (String(repeating: "x", count: 5_000_000), "x", .titleTooLong(maximum: 200)),
        ("x", String(repeating: "x", count: 100_001), .textTooLong(maximum: 100_000)),
        ("a\nb", "x", .controlCharacter), ("x", "a\u{0}b", .controlCharacter),
        ("x", "\u{1B}[31m", .controlCharacter),
    ])
    func whatCannotBeIsNamed(_ title: String, _ text: String, _ problem: ArticleProblem) async throws {
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        let error = await errorOf { () throws(DashboardError) in
            try await accounts.createArticle(title: title, text: text, by: ada)
        }
        #expect(error == .invalidArticle(problem))
        #expect(ArticleProblem(title: title, text: text) == problem)
        #expect(ArticleProblem(title: "x", text: "a\tb\nc") == nil)
    }

    @Test func whatJustFitsIsTaken() throws {
        // A letter with its marks is one character of five bytes.
        let letter = "e\u{302}\u{323}"
        let title = String(repeating: letter, count: 200)
        let text = String(repeating: "x", count: 100_000)
        #expect(try ArticleDraft(title: title, text: text).text == text)
        #expect(try ArticleDraft(title: String(repeating: "x", count: 200), text: "x").title.count == 200)
        #expect(throws: ArticleProblem.titleTooLong(maximum: 200)) {
            try ArticleDraft(title: title.dropLast() + "e\u{302}\u{323}\u{301}", text: "x")
        }
    }

    @Test(arguments: TestDriver.installed)
    func theNewestComeFirstAndInParts(_ driver: TestDriver) async throws {
        let clock = ManualClock()
        let accounts = try await TestDatabase(driver).open(clock, configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        for number in 1...7 {
            try await accounts.createArticle(title: "\(number)", text: "Text", by: ada)
            // Several have one time.
            if number % 3 == 0 { clock.advance(by: 1) }
        }
        var parts: [[String]] = []
        var cursor: ArticleListing.Cursor?
        repeat {
            let part = try await accounts.articles(after: cursor, limit: 2)
            parts.append(part.articles.map(\.title))
            cursor = try part.next.map { try #require(ArticleListing.Cursor($0.description)) }
            if parts.count == 1 { try await accounts.createArticle(title: "8", text: "Text", by: ada) }
        } while cursor != nil && parts.count < 10
        #expect(parts == [["7", "6"], ["5", "4"], ["3", "2"], ["1"]])
        #expect(try await accounts.articles(limit: -1).articles.map(\.title) == ["8"])
    }

    @Test(arguments: ["", ".", "1", "1.2.3", "x.1", "1.x", "99999999999999999999.1", "1. 2"])
    func aCursorThatIsNoneIsNotTaken(_ text: String) {
        #expect(ArticleListing.Cursor(text) == nil)
    }
}
