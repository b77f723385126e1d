internal import Live
public import Pinion
internal import Synchronization

/// An app, or a site, used by tests without a server.
///
/// ```swift
/// let app = try await TestApp(Thermostat())
/// let tab = try await app.open("/settings")
/// try tab.type("21", into: "Temperature")
/// ```
@MainActor
public final class TestApp {
    package private(set) var site: Site
    private let makeSite: @MainActor () -> Site
    private let log: RecordedLog

    /// Starts an app.
    public convenience init<Program: App>(_ app: Program) async throws {
        let app = AppInstance(app).app
        try await app.start()
        self.init { Site(app) }
    }

    /// Takes a site.
    ///
    /// - Parameter makeSite: makes it, again for each restart of the simulated server.
    public init(_ makeSite: @escaping @MainActor () -> Site) {
        let log = RecordedLog()
        self.log = log
        let make = { @MainActor in
            let site = makeSite()
            site.log = Log { log.append("\($0)") }
            return site
        }
        self.makeSite = make
        site = make()
    }

    /// What the app has told whoever runs it: views that could not be shown, for example.
    public var reports: [String] { log.lines }

    /// Adds a line to the ``reports``, from whatever thread.
    package var report: @Sendable (String) -> Void { { [log] in log.append($0) } }

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
        try await (site.identity as? any SessionKeeper)?.user(forSession: session.text)
    }

    /// Opens a page in a browser that nobody has used yet.
    public func open(_ address: String) async throws -> TestTab {
        try await browser().open(address)
    }
}

/// What an app logs, from whatever thread.
private final class RecordedLog: Sendable {
    private let entries = Mutex<[String]>([])

    var lines: [String] { entries.withLock { $0 } }

    func append(_ line: String) {
        entries.withLock { $0.append(line) }
    }
}
