internal import DOM
public import Live
internal import Pinion
internal import Views

/// A browser with its cookie; what is open in it are ``TestTab``s.
@MainActor
public final class TestBrowser {
    private let app: TestApp
    private var session: SessionID?

    init(_ app: TestApp) {
        self.app = app
    }

    /// Makes the browser that of somebody, as the site's identity would.
    public func signIn(as user: SignedInUser?) {
        session = app.site.sessions.makeSession(user: user).id
    }

    /// Opens a page in a tab of its own, and follows where it leads.
    ///
    /// - Parameter address: a path, with a "?" and a query or without.
    /// - Throws: ``TestFailure`` if there is no such page, or what kept it from being opened.
    public func open(_ address: String) async throws -> TestTab {
        let tab = TestTab(try await openPage(address), app.site.sessions, browser: self, Notes())
        try await tab.settle()
        return tab
    }

    /// Shows another page in a tab.
    func follow(_ tab: TestTab, to address: String) async throws {
        switch tab.page.successor {
        case .signedIn(let id): session = id
        case .signedOut: session = nil
        case nil: break
        }
        let old = tab.page
        tab.page = try await openPage(address)
        tab.seen = tab.page.document.revision
        tab.sessions.close(old)
        try await tab.settle()
    }

    /// Opens a page's address once more, with what its browser has kept for it.
    func openAgain(_ page: OpenPage) async throws -> OpenPage {
        try app.site.open(
            path: page.path, query: page.query, scene: page.document.root["data-scene"],
            in: try await currentSession())
    }

    private func openPage(_ address: String) async throws -> OpenPage {
        var address = address
        for _ in 0..<10 {
            let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
            let session = try await currentSession()
            do {
                return try app.site.open(path: parts[0], query: parts.count > 1 ? parts[1] : "", in: session)
            } catch let redirect as Redirect {
                address = redirect.path
            } catch is NotFound {
                throw TestFailure("There is no page at \(address).")
            }
        }
        throw TestFailure("\(address) leads around in a circle.")
    }

    private func currentSession() async throws -> Session {
        let sessions = app.site.sessions
        if let session, let known = sessions.session(session) { return known }
        let user = if let session { try await app.user(of: session) } else { SignedInUser?.none }
        let fresh = sessions.makeSession(id: session ?? .random(), user: user)
        session = fresh.id
        return fresh
    }
}
