import DashboardStorage
import PinionAccounts
import PinionAccountsTesting

@testable import Dashboard

/// An app with somebody who is signed in, in a browser of their own.
struct SignedIn {
    let app: TestApp
    let browser: TestBrowser
    let user: User

    init(name: String = "ann") async throws {
        app = try await TestApp(Dashboard(samples: 0))
        user = try await app.accounts.createUser(name: name, password: "correct horse")
        browser = try await Self.logIn(name, app)
    }

    /// Another browser in which the same person is signed in.
    func otherBrowser() async throws -> TestBrowser {
        try await Self.logIn(user.name, app)
    }

    private static func logIn(_ name: String, _ app: TestApp) async throws -> TestBrowser {
        let browser = app.browser()
        let tab = try await browser.open("/login")
        try tab.type(name, into: "Username")
        try tab.type("correct horse", into: "Password")
        try await tab.click("Log in")
        return browser
    }
}
