package import Live
public import Views
public import VirtualTime

/// A network between browsers and a server that loses, delays, repeats and reorders what it carries, in a time of its
/// own; used by tests of pages.
///
/// ```swift
/// let network = SimulatedNetwork { SignupView() }
/// network.latency = .milliseconds(50)...(.seconds(1))
/// network.loss = 0.2
/// let tab = try await network.browser().open("/")
/// try tab.type("ann", into: "Username")
/// network.killServer()
/// network.startServer()
/// await network.advance(by: .seconds(60))
/// #expect(try tab.value(of: "Username") == "ann")
/// ```
///
/// What happens follows from the seed alone. Browsers behave as the script of the pages does: `Public/pinion.js`.
@MainActor
public final class SimulatedNetwork {
    /// What the network does with what it is given.
    public enum State: Sendable {
        /// It carries it.
        case up
        /// It refuses it, and has broken what was connected.
        case down
        /// It keeps it until it is up again; nobody is told.
        case silent
        /// It answers in the server's place, with a page of its own.
        case captive
    }

    /// How long each thing takes one way.
    public var latency: ClosedRange<Duration> = .milliseconds(20)...(.milliseconds(80))
    /// How many of the requests are lost, from 0 to 1: half of them before they reach the server, half of the answers.
    public var loss = 0.0
    /// How many of the messages and frames arrive twice.
    public var duplication = 0.0
    /// How many of the frames arrive after later ones.
    public var reordering = 0.0
    /// How many of the frames are lost on a stream that goes on.
    public var frameLoss = 0.0
    /// How often a stream is not read for a while, so that the server has to wait.
    public var stalling = 0.0
    /// What the network does now.
    public var state = State.up {
        didSet { if state != oldValue { stateDidChange() } }
    }
    /// Whether the server answers nothing, though it is there.
    public var isServerHung = false {
        didSet { if !isServerHung { resume() } }
    }
    /// The clock of the pages.
    public let clock: VirtualClock

    package let agenda = Agenda()
    var generator: SeededGenerator
    private(set) var server: SimulatedServer
    private(set) var isServerRunning = true
    private var browsers: [SimulatedBrowser] = []
    private var transfers: [Transfer] = []
    /// What waits for the network, or for the server, to go on.
    private var waiting: [() -> Void] = []

    /// A network with a page that shows a view.
    ///
    /// - Parameters:
    ///   - seed: what everything that happens by chance follows from.
    ///   - clock: what the view's tasks wait by.
    ///   - content: makes the view.
    public convenience init<Content: View>(
        seed: UInt64 = 1, clock: VirtualClock = VirtualClock(), @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(seed: seed, clock: clock, SimulatedSite(clock, content))
    }

    /// A network with an app.
    public convenience init(_ app: TestApp, seed: UInt64 = 1) {
        self.init(seed: seed, SimulatedSite(app))
    }

    package init(seed: UInt64, clock: VirtualClock = VirtualClock(), _ site: SimulatedSite) {
        self.clock = clock
        generator = SeededGenerator(seed: seed)
        server = SimulatedServer(site)
        beat()
    }
}

extension SimulatedNetwork {
    /// A browser that nobody has used yet.
    public func browser() -> SimulatedBrowser {
        let line = NetworkLine(self)
        let browser = SimulatedBrowser(line, load: line.load)
        browsers.append(browser)
        return browser
    }

    /// Lets time pass: what was sent arrives, and what is under way on the pages goes on.
    public func advance(by duration: Duration) async {
        let end = agenda.now + duration.milliseconds
        agenda.finish()
        while let next = agenda.next, next <= end {
            await clock.advance(by: .milliseconds(next - agenda.now))
            agenda.run(until: next)
        }
        await clock.advance(by: .milliseconds(end - agenda.now))
        agenda.run(until: end)
    }

    /// Lets time pass for pages on which nothing waits by the clock.
    package func run(for milliseconds: Double) {
        agenda.run(until: agenda.now + milliseconds)
    }

    /// Ends the server's process as a crash does.
    public func killServer() {
        isServerRunning = false
        isServerHung = false
        for transfer in transfers { transfer.fail() }
        transfers.removeAll()
    }

    /// Starts the server again: no page is open on it.
    public func startServer() {
        guard !isServerRunning else { return }
        server.restart()
        isServerRunning = true
    }

    /// Has the server say goodbye on its streams, as it does before it is ended to be started again.
    public func sayGoodbye() {
        server.sessions.sayBye(within: 1_000)
    }

    /// What is open on the server now.
    package var sessions: Sessions { server.sessions }

    /// A tab's page on the server; `nil` if the server does not know it.
    package func page(of tab: SimulatedTab) -> OpenPage? {
        guard let line = tab.wire as? NetworkLine, let session = line.cookie.session else { return nil }
        return PageID(tab.page).flatMap { sessions.page($0, in: session) }
    }

    var isServerAnswering: Bool { isServerRunning && !isServerHung }

    /// Whether something happens that does so in this share of the cases.
    func happens(_ share: Double) -> Bool {
        share > 0 && generator.fraction() < share
    }

    /// How long something takes one way, in milliseconds. No two things happen at the same time.
    func delay() -> Double {
        let (shortest, longest) = (latency.lowerBound.milliseconds, latency.upperBound.milliseconds)
        return shortest + (longest - shortest) * generator.fraction() + generator.fraction() / 7
    }

    func carry(
        _ request: WireRequest, _ cookie: SimulatedServer.Cookie, _ hear: @escaping (WireEvent) -> Void
    ) -> WireCall {
        let transfer = Transfer(request, cookie, self, hear)
        transfers.removeAll { $0.call.isOver }
        transfers.append(transfer)
        transfer.begin()
        return transfer.call
    }

    /// Has something done when the network, or the server, goes on.
    func wait(_ act: @escaping () -> Void) {
        waiting.append(act)
    }

    private func stateDidChange() {
        if state == .down {
            for transfer in transfers { transfer.fail() }
            transfers.removeAll()
        }
        if state == .up { resume() }
    }

    private func resume() {
        let waiting = waiting
        self.waiting.removeAll()
        var time = delay()
        for act in waiting {
            agenda.after(time, act)
            time += delay() / 1e3
        }
    }

    private func beat() {
        agenda.after(1e3) { [unowned self] in
            if isServerAnswering { server.sessions.tick() }
            beat()
        }
    }
}

extension Duration {
    var milliseconds: Double {
        Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
    }
}
