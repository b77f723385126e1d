import DatabaseTesting
import Live
import PinionAccounts
import ServerTesting
import SiteTesting
import Testing

/// Somebody is taken their sign-ins while pages are open.
@MainActor
@Suite("Taking somebody's sign-ins away", .timeLimit(.minutes(2))) struct RevocationTests {
    @Test(arguments: TestDriver.installed)
    func endsTheirOpenPages(_ driver: TestDriver) async throws {
        let (accounts, ada, site) = try await servedSite(driver)
        let page = try await site.open("/desk")
        try await accounts.endAllSessions(of: ada.id)
        try await isGone(page, site)
    }

    @Test(arguments: TestDriver.installed)
    func endsThemFromAnotherProcessToo(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let (_, ada, site) = try await servedSite(database)
        let page = try await site.open("/desk")
        try await database.open().endAllSessions(of: ada.id)
        try await isGone(page, site)
    }

    private func servedSite(_ driver: TestDriver) async throws -> (Accounts, User, ServedSite) {
        try await servedSite(TestDatabase(driver))
    }

    /// A site on which Ada is signed in.
    private func servedSite(_ database: TestDatabase) async throws -> (Accounts, User, ServedSite) {
        let accounts = try await database.open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let session = SessionID.random()
        try await accounts.startSession(token: session.text, for: ada.id)
        return (
            accounts, ada, try await ServedSite([], identity: .accounts(accounts), session: session)
        )
    }

    /// Waits until a page is open no more, and nobody is signed in with its cookie.
    private func isGone(_ page: String, _ site: ServedSite) async throws {
        let named = [HeaderField("Pinion-Page", page), .json]
        while try await site.ask("GET", "/desk", named, cookie: site.cookie).status != 410 {}
        let again = try await site.ask("GET", "/desk", [.json], cookie: site.cookie)
        #expect(again.cookie != site.cookie)
    }
}
