public import Accounts
internal import Live
public import Pinion
internal import Synchronization

/// An app with accounts of its own in memory, used by tests without a server.
///
/// ```swift
/// let app = try await TestApp(Dashboard())
/// let tab = try await app.open("/signup")
/// try tab.type("ann", into: "Username")
/// ```
@MainActor
public final class TestApp {
    /// The people who may sign in.
    public let accounts: Accounts
    private(set) var site: Site
    private let makeSite: @MainActor () -> Site
    private let log: Log

    public init<Program: App>(_ app: Program) async throws {
        var configuration = AccountsConfiguration()
        configuration.passwordCost = .minimal
        let log = Log()
        self.log = log
        configuration.log = { log.append($0) }
        accounts = try await Accounts(.sqlite(":memory:"), configuration: configuration)
        try await app.start(accounts)
        makeSite = { [accounts, pages = app.body.pages] in
            Site(name: "\(Program.self)", pages: pages, accounts: accounts, log: { log.append($0) })
        }
        site = makeSite()
    }

    /// What the app has told its operator: views that could not be shown, for example.
    public var reports: [String] { log.lines }

    /// A browser that nobody has used yet.
    public func browser() -> TestBrowser {
        TestBrowser(self)
    }

    /// Serves the app as a process does that has just been started: no page is open.
    func restart() {
        site = makeSite()
    }

    /// Who is signed in with a cookie that no page is open for.
    func user(of session: SessionID) async throws -> SignedInUser? {
        let user = try await accounts.user(forSession: session.text)
        return user.map { SignedInUser(id: $0.id.rawValue, name: $0.name) }
    }

    /// Opens a page in a browser that nobody has used yet.
    public func open(_ address: String) async throws -> TestTab {
        try await browser().open(address)
    }
}

/// What an app logs, from whatever thread.
private final class Log: Sendable {
    private let entries = Mutex<[String]>([])

    var lines: [String] { entries.withLock { $0 } }

    func append(_ line: String) {
        entries.withLock { $0.append(line) }
    }
}
