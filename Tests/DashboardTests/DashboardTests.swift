import DashboardStorage
import PinionAccounts
import PinionAccountsTesting
import Testing

@testable import Dashboard

@Suite struct WholeDashboard {
    private func signUp(_ name: String, in browser: TestBrowser) async throws {
        let tab = try await browser.open("/signup")
        try tab.type(name, into: "Username")
        try tab.type("difference engine", into: "Password")
        try await tab.settle()
        try await tab.click("Sign up")
        #expect(tab.path == "/")
    }

    @Test func beginsWithTheSignUpAndThenWithTheLogin() async throws {
        let app = try await TestApp(Dashboard(samples: 0))
        #expect(try await app.open("/profile").path == "/signup")
        try await signUp("ann", in: app.browser())
        #expect(try await app.open("/profile").path == "/login")
    }

    @Test func isFilledWithPeopleOfWhomNobodyCanSignIn() async throws {
        let app = try await TestApp(Dashboard(samples: 2))
        #expect(try await app.open("/").path == "/signup")
        #expect(try await app.accounts.people(seenBy: nil).people.count == 2)
        #expect(try await app.accounts.userCount() == 0)
    }

    @Test func showsAChangeOnEveryPageOfThePersonAndOnOthers() async throws {
        let app = try await TestApp(Dashboard(samples: 0))
        let browser = app.browser()
        try await signUp("ann", in: browser)
        let one = try await browser.open("/profile")
        let other = try await browser.open("/profile")
        let account = try await browser.open("/account")
        let stranger = app.browser()
        try await signUp("bea", in: stranger)
        let id = try await app.accounts.people(matching: "ann", seenBy: nil).people[0].id
        let visitor = try await stranger.open("/people/\(id)")
        #expect(visitor.shows("ann"))
        try one.type("Ann Example", into: "Display name")
        try await one.click("Save")
        for tab in [other, account, visitor] { try await tab.waits(for: "Ann Example") }
        #expect(try other.value(of: "Display name") == "Ann Example")
    }

    @Test func leavesThePageOfSomebodyWhoIsDeleted() async throws {
        let app = try await TestApp(Dashboard(samples: 0))
        let browser = app.browser()
        try await signUp("ann", in: browser)
        let cleo = try await app.accounts.createUser(name: "cleo", password: "difference engine")
        let tab = try await browser.open("/people/\(cleo.id)")
        try await tab.waits(for: "cleo")
        try await app.accounts.deleteUser(cleo.id)
        // The page is opened again by itself, and is none then.
        let error = await #expect(throws: (any Error).self) { while true { try await tab.settle() } }
        #expect(error.map { "\($0)" } == "There is no page at /people/\(cleo.id).")
    }

    @Test func movesTheCountOfSomebodyWhoIsFollowed() async throws {
        let app = try await TestApp(Dashboard(samples: 0))
        let browser = app.browser()
        try await signUp("ann", in: browser)
        let profile = try await browser.open("/profile")
        try await profile.waits(for: "0 followers")
        let stranger = app.browser()
        try await signUp("bea", in: stranger)
        let people = try await stranger.open("/people")
        try await people.click("Follow ann")
        try await profile.waits(for: "1 followers")
        let id = try await app.accounts.people(matching: "ann", seenBy: nil).people[0].id
        let visitor = try await stranger.open("/people/\(id)")
        #expect(visitor.buttonLabels.contains("Unfollow"))
        try await visitor.click("Unfollow")
        try await profile.waits(for: "0 followers")
    }

    @Test func saysThatSomebodyDoesNotExist() async throws {
        let app = try await TestApp(Dashboard(samples: 0))
        let browser = app.browser()
        try await signUp("ann", in: browser)
        let error = await #expect(throws: (any Error).self) { try await browser.open("/people/4711") }
        #expect(error.map { "\($0)" } == "There is no page at /people/4711.")
    }
}

extension TestTab {
    /// Lets the page do its work until a text is there.
    fileprivate func waits(for text: String) async throws {
        for _ in 0..<50 {
            if shows(text) { return }
            try await settle()
        }
        Issue.record("\(path) does not show “\(text)” but: \(texts)")
    }
}
