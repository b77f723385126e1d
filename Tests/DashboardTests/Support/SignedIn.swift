import DashboardStorage
import PinionAccounts
import PinionAccountsTesting

@testable import Dashboard

/// An app with somebody who is signed in, in a browser of their own.
struct SignedIn {
    let app: TestApp
    let browser: TestBrowser
    let user: User
    let figures: Figures

    init(
        name: String = "ann", _ figures: Figures = Figures(), settings: SiteSettings = SiteSettings()
    ) async throws {
        self.figures = figures
        app = try await TestApp(Dashboard(samples: 0, figures: figures, settings: settings))
        user = try await app.accounts.createUser(name: name, password: "correct horse")
        browser = try await app.logIn(name)
    }

    /// Somebody who looks after the dashboard.
    static func administrator(
        _ figures: Figures = Figures(), settings: SiteSettings = SiteSettings()
    ) async throws -> SignedIn {
        let ann = try await SignedIn(figures, settings: settings)
        try await ann.app.accounts.setAdministrator(true, of: ann.user.id)
        return SignedIn(ann, try await ann.otherBrowser())
    }

    private init(_ other: SignedIn, _ browser: TestBrowser) {
        (app, user, figures) = (other.app, other.user, other.figures)
        self.browser = browser
    }

    /// Another browser in which the same person is signed in.
    func otherBrowser() async throws -> TestBrowser {
        try await app.logIn(user.name)
    }
}

extension TestApp {
    /// A browser in which somebody new is signed in.
    func signUp(_ name: String) async throws -> TestBrowser {
        _ = try await accounts.createUser(name: name, password: "correct horse")
        return try await logIn(name)
    }

    fileprivate func logIn(_ name: String) async throws -> TestBrowser {
        let browser = browser()
        let tab = try await browser.open("/login")
        try tab.type(name, into: "Username")
        try tab.type("correct horse", into: "Password")
        try await tab.click("Log in")
        return browser
    }
}
