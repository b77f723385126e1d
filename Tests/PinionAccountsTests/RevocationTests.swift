import DOM
import DatabaseTesting
import Live
import PinionAccounts
import Reactive
import ServerTesting
import SiteTesting
import Testing

/// Somebody is taken their sign-ins while pages are open.
@MainActor
@Suite("Taking somebody's sign-ins away") struct RevocationTests {
    /// What ends a sign-in.
    enum Way: CaseIterable {
        case logout, disable, delete, password

        func callAsFunction(_ accounts: Accounts, _ user: User.ID) async throws {
            switch self {
            case .logout: try await accounts.endAllSessions(of: user)
            case .disable: try await accounts.disableUser(user)
            case .delete: try await accounts.deleteUser(user)
            case .password: try await accounts.setPassword("analytical engine", of: user)
            }
        }
    }

    @Test(arguments: Way.allCases)
    func endsTheirOpenPages(_ way: Way) async throws {
        let (accounts, ada, site) = try await servedSite(TestDatabase(.sqlite))
        let page = try await site.open("/desk")
        let end = await follow(site, page)
        try await way(accounts, ada.id)
        try await isOut(page, site, after: end)
    }

    @Test(arguments: TestDriver.installed, Way.allCases)
    func endsThemFromAnotherProcessToo(_ driver: TestDriver, _ way: Way) async throws {
        let database = try TestDatabase(driver)
        let (_, ada, site) = try await servedSite(database)
        let page = try await site.open("/desk")
        let end = await follow(site, page)
        try await way(database.open(), ada.id)
        try await isOut(page, site, after: end)
    }

    @Test(arguments: [(idle: Int64(60), total: Int64(1_000)), (idle: 1_000, total: 60)])
    func happensByItselfToWhoeverSitsBeforeAPage(_ limits: (idle: Int64, total: Int64)) async throws {
        let clock = ManualClock()
        var configuration = AccountsConfiguration.quick
        (configuration.sessionIdleLimit, configuration.sessionLimit) = limits
        let accounts = try await TestDatabase(.sqlite).open(clock, configuration: configuration)
        let (_, site) = try await servedSite(accounts)
        let page = try await site.open("/desk")
        let end = await follow(site, page)
        clock.advance(by: 61)
        for _ in 0..<site.site.sessions.limits.identitySeconds * 10 { site.site.tick() }
        try await isOut(page, site, after: end)
    }

    @Test func leavesThePagesOfOthersAlone() async throws {
        let (accounts, ada, site) = try await servedSite(TestDatabase(.sqlite))
        let grace = try await accounts.createUser(name: "Grace", password: "nanoseconds of wire")
        let session = SessionID.random()
        try await accounts.startSession(token: session.text, for: grace.id)
        let cookie = "pinion=\(session.text)"
        let other = try await site.ask("GET", "/desk", [.json], cookie: cookie).page
        let page = try await site.open("/desk")
        let end = await follow(site, page)
        try await accounts.endAllSessions(of: ada.id)
        try await isOut(page, site, after: end)
        let named = [HeaderField("Pinion-Page", other), .json]
        #expect(try await site.ask("GET", "/desk", named, cookie: cookie).status == 200)
    }

    @Test func givesAndTakesTheRoleOfAnAdministratorAtOnce() async throws {
        let (accounts, ada, site) = try await servedSite(TestDatabase(.sqlite), [Page.office])
        #expect(try await site.ask("GET", "/office", [.json], cookie: site.cookie).status == 403)
        let page = try await site.open("/desk")
        let end = await follow(site, page)
        try await accounts.setAdministrator(true, of: ada.id)
        _ = try await end.value
        #expect(try await site.ask("GET", "/office", [.json], cookie: site.cookie).status == 200)
    }

    /// Others may find out that nobody is signed in any more before the page does that has signed out.
    @Test func leavesAloneAPageThatSignsOutByItself() async throws {
        let (_, _, site) = try await servedSite(TestDatabase(.sqlite), [Page.exit])
        let answer = try await site.ask("POST", "/exit", [.form, .html], "action=leave", cookie: site.cookie)
        #expect(answer.status == 303)
        #expect(answer["location"] == "/goodbye")
        #expect(answer.cookie?.hasSuffix("pinion=") == true)
    }

    @Test func ofAPageThatIsNotForThemIsAnEventThatCounts() async throws {
        let (accounts, _, site) = try await servedSite(TestDatabase(.sqlite), [Page.office])
        for _ in 0..<3 {
            #expect(try await site.ask("GET", "/office", [.json], cookie: site.cookie).status == 403)
        }
        let events = try await accounts.securityEvents().filter { $0.kind == .keptOut }
        #expect(events.map(\.name) == ["Ada"])
        #expect(events.map(\.count) == [3])
    }

    /// A site on which Ada is signed in.
    private func servedSite(
        _ database: TestDatabase, _ scenes: [any Scene] = []
    ) async throws -> (Accounts, User, ServedSite) {
        let accounts = try await database.open()
        let (ada, site) = try await servedSite(accounts, scenes)
        return (accounts, ada, site)
    }

    private func servedSite(
        _ accounts: Accounts, _ scenes: [any Scene] = []
    ) async throws -> (User, ServedSite) {
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let session = SessionID.random()
        try await accounts.startSession(token: session.text, for: ada.id)
        return (ada, try await ServedSite(scenes, identity: .accounts(accounts), session: session))
    }

    /// Follows a page's stream, which is open when this returns, to the end of the page.
    private func follow(_ site: ServedSite, _ page: String) async -> Task<String, any Error> {
        let request =
            "GET /live HTTP/1.1\r\nHost: localhost\r\nCookie: \(site.cookie)\r\nPinion-Pages: \(page)@1\r\n\r\n"
        let (opened, opening) = AsyncStream.makeStream(of: Void.self)
        let end = Task {
            try await site.converse { client in
                defer { opening.finish() }
                client.send(request)
                _ = try client.read(until: "event: hello")
                opening.finish()
                return try client.read(until: "event: closed")
            }
        }
        for await _ in opened {}
        return end
    }

    /// Waits until a page is open no more; nobody is signed in with its cookie then.
    private func isOut(_ page: String, _ site: ServedSite, after end: Task<String, any Error>) async throws {
        _ = try await end.value
        let named = [HeaderField("Pinion-Page", page), .json]
        #expect(try await site.ask("GET", "/desk", named, cookie: site.cookie).status == 410)
        let again = try await site.ask("GET", "/desk", [.json], cookie: site.cookie)
        #expect(again.cookie != nil)
        #expect(again.cookie != site.cookie)
    }
}

extension Page {
    /// For administrators alone, at `/office`.
    fileprivate static var office: Page {
        Page("/office") { Text("Office") }.allowed { $0.roles.contains(SignedInUser.administrator) }
    }

    /// It leads on when it has signed somebody out, at `/exit`.
    fileprivate static var exit: Page {
        Page("/exit", controller: { visit in Exit(visit) })
    }
}

private final class Exit: ViewController {
    private let visit: Visit
    private let leave = ButtonElement(name: "leave", text: "Leave")

    init(_ visit: Visit) {
        self.visit = visit
    }

    override func setupUI() {
        let form = FormElement()
        form.append(leave)
        view.append(form)
    }

    override func bindingToViewModel() {
        leave.publisher.sink { [unowned self] in
            perform { [visit, weak self] in
                await visit.endSession {
                    let sessions = visit.site.sessions
                    for session in sessions.signedIn() { sessions.revoke(session) }
                }
                self?.navigate(to: "/goodbye")
            }
        }.store(in: &subscriptions)
    }
}
