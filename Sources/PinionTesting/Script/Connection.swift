/// The connection of a browser, with all its tabs, to the server: the state machine of `Public/pinion.js`, under the
/// same names, without input or output.
///
/// ``next()`` tells what to do now, and ``due`` when to ask again. All times are milliseconds.
package struct Connection {
    /// What the connection is.
    package enum Name: String {
        /// No tab needs the server.
        case waiting
        /// The stream has been asked for.
        case connecting
        /// The stream has said something not long ago.
        case live
        /// It has not, or a message had no answer, and the server is asked whether it is there.
        case silent
        /// The next attempt is made when it is due.
        case down
    }

    /// What is to be done.
    package enum Action: String {
        /// To open the stream, instead of any attempt under way.
        case connect
        /// To ask the server whether it is there.
        case ask
    }

    package private(set) var name = Name.waiting
    /// When ``next()`` is to be called.
    package private(set) var due = Double.infinity
    /// The reason of the trouble, or the status of the answer, if there is any.
    package private(set) var why: String?
    /// When it began.
    package private(set) var since: Double?
    private var attempt = -1
    private var triedAt = -Double.infinity
    private var askedAt = -Double.infinity
    private var openedAt = 0.0
    private var heardAt = 0.0
    private var backAt = 0.0
    /// Whether the server itself has answered last: then messages may go.
    package private(set) var isReachable = false
    /// Whether no tab is visible.
    package var isHidden = false
    /// The clock.
    package let now: () -> Double
    /// Chance: a number from 0 up to 1.
    package let random: () -> Double

    package init(now: @escaping () -> Double, random: @escaping () -> Double) {
        self.now = now
        self.random = random
    }

    /// The server says something every 10 s.
    static let quiet = 15e3
    /// How long an answer may take.
    static let timeout = 5e3
}

extension Connection {
    /// How long to wait before an attempt; the first has the number 0.
    package static func pause(_ attempt: Int, _ random: () -> Double) -> Double {
        let pauses = [1.0, 2, 4, 8, 10]
        guard attempt > 0 else { return 1e3 * random() }
        return 1e3 * (pauses[min(attempt, pauses.count) - 1] * (0.75 + random() / 2))
    }

    package var isOpen: Bool { name == .live || name == .silent }

    /// Returns what is due, if something is.
    package mutating func next() -> Action? {
        let now = now()
        guard now >= due else { return nil }
        switch name {
        case .live:
            name = .silent
            askedAt = now
            due = now + Self.timeout
            return .ask
        case .silent:
            since = heardAt
            fail("silent")
            return nil
        case .connecting: fail("silent")
        case .waiting, .down: break
        }
        name = .connecting
        triedAt = now
        due = now + max(Self.timeout, pause(attempt + 1))
        return .connect
    }

    private func pause(_ attempt: Int) -> Double {
        isHidden ? 6 * Self.pause(9, random) : Self.pause(attempt, random)
    }

    /// A tab needs the server.
    package mutating func want() {
        guard name == .waiting else { return }
        name = .down
        due = now()
        since = since ?? due
    }

    /// No tab needs it any more.
    package mutating func rest() {
        name = .waiting
        due = .infinity
        why = nil
        since = nil
        attempt = -1
    }

    /// The stream is open.
    package mutating func open() {
        openedAt = now()
        why = nil
        since = nil
        isReachable = true
        name = .live
        hear()
    }

    /// The stream has said something.
    package mutating func hear() {
        if name == .down, why == "silent" { open() }
        guard isOpen else { return }
        name = .live
        heardAt = now()
        due = heardAt + Self.quiet
    }

    /// The server is there. If it was asked because the stream says nothing, the stream is dead.
    package mutating func answer() {
        guard name == .silent else { return }
        due = heardAt + Self.quiet
        name = now() < due ? .live : .down
    }

    /// The stream has ended, or could not be opened; one that ended after less than 5 s counts as the latter.
    ///
    /// - Parameter after: how long the server wants to be left alone.
    package mutating func fail(_ why: String, after: Double = 0, isReachable: Bool = false) {
        guard name != .waiting else { return }
        let now = now()
        if isOpen, now - openedAt >= Self.timeout { attempt = -1 }
        name = .down
        if now >= backAt { self.why = why }
        since = since ?? now
        self.isReachable = isReachable
        attempt += 1
        due = now + max(after, pause(attempt))
    }

    /// The server knows this browser, or its pages, no more. They are opened again, and then ask for a stream.
    package mutating func refuse() {
        fail("gone", isReachable: true)
        name = .waiting
        due = .infinity
    }

    /// The server goes, and wants its browsers back within some time.
    package mutating func leave(within time: Double) {
        let now = now()
        attempt = -1
        fail("restarting")
        // What the attempts meet meanwhile is the restart.
        backAt = now + 30e3
        due = now + time * random()
    }

    /// A message has failed: is the server there?
    package mutating func doubt() {
        if name == .live { due = min(due, max(now(), askedAt + Self.timeout)) }
        guard name == .waiting else { return }
        want()
        fail("network")
    }

    /// Brings the next attempt forward: to now because of `retry`, to this second because of `online` and `visible`,
    /// and because of a `key` or an action if there was none for 5 s.
    package mutating func hurry(_ reason: String) {
        let now = now()
        guard !isOpen, name != .waiting else { return }
        let isUnderWay = reason != "retry" && name == .connecting
        if now - triedAt < Self.timeout, reason == "key" || isUnderWay { return }
        let after = reason == "online" || reason == "visible" ? 1e3 * random() : 0
        due = min(due, now + after)
    }
}
