internal import Synchronization

/// Keeps the newest lines of a log, and the newest requests and actions, to be read, searched and followed.
///
/// ```swift
/// let book = LogBook(recorder: recorder)
/// site.logsRequests = true
/// site.log = book.log(passingOnTo: .text())
///
/// let problems = book.lines(atLeast: .warning, containing: "upload", limit: 50)
/// let slow = book.requests(atLeast: .milliseconds(50), limit: 20)
/// ```
public final class LogBook: Sendable {
    private let state: Mutex<State>
    private let feed = Broadcast<LogLine>()
    private let requestFeed = Broadcast<AnsweredRequest>()
    private let recorder: Recorder?
    private let now: @Sendable () -> Moment

    private struct State: Sendable {
        var lines: Ring<LogLine>
        var requests: Ring<AnsweredRequest>
        var lastLine = 0
        var lastRequest = 0
    }

    /// Makes an empty one.
    ///
    /// - Parameters:
    ///   - maximumBytes: what lines may take in memory, and requests likewise; the oldest go first.
    ///   - recorder: records how long requests (`site.answer`) and actions (`site.action`) take.
    ///   - now: the clock on the wall.
    public init(
        maximumBytes: Int = 1 << 20, recorder: Recorder? = nil,
        now: @escaping @Sendable () -> Moment = { .now }
    ) {
        let maximumBytes = max(maximumBytes, 0)
        state = Mutex(
            State(lines: Ring(maximumBytes: maximumBytes), requests: Ring(maximumBytes: maximumBytes)))
        self.recorder = recorder
        self.now = now
    }
}

extension LogBook {
    /// A log that writes into the book.
    ///
    /// - Parameters:
    ///   - other: gets each line as well, from its own level on.
    ///   - passesRequests: whether it gets requests and actions too.
    public func log(passingOnTo other: Log? = nil, passesRequests: Bool = false) -> Log {
        Log(minimumLevel: .debug) { entry in
            let isRequest = self.add(entry)
            if let other, !isRequest || passesRequests { other.pass(entry) }
        }
    }

    /// The newest lines, the newest first.
    ///
    /// - Parameters:
    ///   - level: those that matter less are left out.
    ///   - text: stands in the message, or in what belongs to it, in whatever case.
    ///   - limit: how many at most.
    public func lines(
        atLeast level: LogEntry.Level = .debug, containing text: String = "", limit: Int = 200
    ) -> [LogLine] {
        let lines = state.withLock { $0.lines }
        return Array(
            lines.newestFirst.lazy.filter { $0.entry.level >= level && $0.contains(text) }
                .prefix(max(limit, 0)))
    }

    /// The newest requests and actions, the newest first.
    ///
    /// - Parameters:
    ///   - duration: those that took less are left out.
    ///   - limit: how many at most.
    public func requests(atLeast duration: Duration = .zero, limit: Int = 200) -> [AnsweredRequest] {
        let requests = state.withLock { $0.requests }
        return Array(requests.newestFirst.lazy.filter { $0.duration >= duration }.prefix(max(limit, 0)))
    }

    /// The lines from now on, as long as one waits for them. Who is slow misses those before the last 1,000.
    public func followingLines() -> AsyncStream<LogLine> { feed.subscribe(keeping: 1_000) }

    /// The requests and actions from now on, likewise.
    public func followingRequests() -> AsyncStream<AnsweredRequest> { requestFeed.subscribe(keeping: 1_000) }
}

extension LogBook {
    /// - Returns: whether it tells of a request or an action.
    private func add(_ entry: LogEntry) -> Bool {
        let moment = now()
        let (line, request) = state.withLock { state -> (LogLine?, AnsweredRequest?) in
            if let request = AnsweredRequest(entry, id: state.lastRequest + 1, at: moment) {
                state.lastRequest += 1
                state.requests.append(request, byteCount: request.memory)
                return (nil, request)
            }
            state.lastLine += 1
            let line = LogLine(id: state.lastLine, moment: moment, entry: entry)
            state.lines.append(line, byteCount: line.byteCount)
            return (line, nil)
        }
        if let line { feed.send(line) }
        guard let request else { return false }
        requestFeed.send(request)
        recorder?.timer(request.isAction ? "site.action" : "site.answer").record(request.duration)
        return true
    }
}
