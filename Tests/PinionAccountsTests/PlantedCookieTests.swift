import Live
import PinionAccounts
import ServerTesting
import SiteTesting
import Testing

/// A browser whose cookie somebody else has planted there, and knows: whoever signs in with it shares nothing with them.
@MainActor
@Suite("A planted cookie") struct PlantedCookieTests {
    private let site: ServedSite
    private let accounts: Accounts
    /// What the attacker has, and the person's browser as well.
    private let planted: String

    init() async throws {
        (site, accounts) = try await siteWithAccounts([Page.door])
        planted = try #require(try await site.ask("GET", "/door", [.html]).cookie)
    }

    @Test func tellsNobodyWhichPagesThereAre() async throws {
        let page = try await site.ask("GET", "/door", [.html], cookie: planted).page
        let answer = try await site.ask("GET", "/live", cookie: planted)
        #expect(answer.status == 400)
        #expect(!answer.text.contains(page))
    }

    @Test func givesNobodyAPageThatSomebodyElseHasLeftThere() async throws {
        let trap = try await site.ask("GET", "/door", [.html], cookie: planted).page
        let left = try await site.ask(
            "POST", "/door", [.form, .html], "_page=\(trap)&name=x", cookie: planted)
        #expect(left.status == 303)
        // The person comes, and signs in on the page that they are shown.
        let page = try await site.ask("GET", "/door", [.html], cookie: planted).page
        #expect(page != trap)
        #expect(try await signIn(page).cookie != nil)
        #expect(try await ask(for: trap)["set-cookie"] == nil)
    }

    @Test func givesNobodyWhatThePersonHasTyped() async throws {
        let page = try await site.ask("GET", "/door", [.html], cookie: planted).page
        let typed = "_page=\(page)&name=Ada&password=analytical+engine&action=sign-in"
        let answer = try await site.ask("POST", "/door", [.form, .html], typed, cookie: planted)
        #expect(answer.status == 303)
        let stolen = try await site.ask("GET", "/door", [.html], cookie: planted)
        #expect(!stolen.text.contains("Ada"))
        // Whoever sent the form still comes back to it.
        let mine = "\(planted); \(answer.cookie ?? "")"
        let back = try await site.ask("GET", "/door", [.html], cookie: mine)
        #expect(back.text.contains(#"value="Ada""#))
        #expect(back.page != page)
    }

    @Test func isExchangedForThePersonsOnlyUntilTheirBrowserHasIt() async throws {
        let page = try await site.ask("GET", "/door", [.html], cookie: planted).page
        let successor = try #require(try await signIn(page).cookie)
        // The first answer may have been lost.
        #expect(try await ask(for: page).cookie == successor)
        #expect(try await site.ask("GET", "/door", [.json], cookie: successor).status == 200)
        let late = try await ask(for: page)
        #expect(late.status == 410)
        #expect(late["set-cookie"] == nil)
        let named = [HeaderField("Pinion-Page", page), .json]
        let look = try await site.ask("GET", "/door", named, cookie: planted)
        #expect(look.status == 410)
        #expect(look["set-cookie"] == nil)
    }

    @Test func isNoPartOfTheSessionThatFollowsIt() async throws {
        let trap = try await site.ask("GET", "/door", [.html], cookie: planted).page
        let page = try await site.ask("GET", "/door", [.html], cookie: planted).page
        let successor = try #require(try await signIn(page).cookie)
        #expect(successor != planted)
        let named = [HeaderField("Pinion-Page", trap), .json]
        #expect(try await site.ask("GET", "/door", named, cookie: successor).status == 410)
        #expect(try await site.ask("GET", "/door", named, cookie: planted).status == 410)
    }

    private func signIn(_ page: String) async throws -> RawAnswer {
        try await site.ask(
            "POST", "/door", [.form, .json],
            "_page=\(page)&name=Ada&password=difference+engine&action=sign-in", cookie: planted)
    }

    /// As the script does, to whose messages the successor comes with the answer.
    private func ask(for page: String) async throws -> RawAnswer {
        try await site.ask(
            "POST", "/live", [], #"{"page":"\#(page)","n":1,"seen":1}"#, cookie: planted)
    }
}
