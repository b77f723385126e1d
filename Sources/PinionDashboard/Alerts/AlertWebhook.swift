internal import Dispatch
internal import JSON

/// Tells a server elsewhere of alerts: a message of JSON when one begins, and another when it ends.
///
/// ```swift
/// let webhook = AlertWebhook(of: alerts, url: "https://chat.example/hooks/7")
/// Task { await webhook.run() }
/// ```
///
/// What cannot be told is tried again, after a second, two, four, up to five minutes, and given up after a day. One that
/// hangs holds up nobody. Each program tells of its own alerts; a message is
///
/// ```json
/// {"id":"3w5e","state":"raised","text":"Hot: temperature is above 80 (83.5)","rule":"Hot","series":"temperature",
///  "labels":{},"side":"above","bound":80,"worst":83.5,"node":"west","begun":"2026-03-01T12:00:08Z","ended":null}
/// ```
@MainActor
public final class AlertWebhook: ObservableObject {
    /// Where alerts are told; nowhere, if it is empty.
    @Published public var url: String {
        didSet { if url != oldValue { hurry() } }
    }
    /// How many messages wait to be told.
    @Published public private(set) var waitingCount = 0
    /// How many were given up, after a day or as there were more than 200, or as there was no address any more.
    @Published public private(set) var lostCount = 0
    /// Why the last attempt has failed; nil if it has not.
    @Published public private(set) var problem: String?

    private let alerts: Alerts
    private let timeout: Duration
    private let now: @Sendable () -> Moment
    private let send: @Sendable (OutgoingRequest) async throws(NoAnswer) -> Void
    private var messages: [Message] = [] {
        didSet { if waitingCount != messages.count { waitingCount = messages.count } }
    }
    private var bell: AsyncStream<Void>.Continuation?
    private var pausing: Task<Void, Never>?

    private struct Message {
        let text: String
        let since: Moment
    }

    /// - Parameters:
    ///   - alerts: what is told.
    ///   - url: where to; it can be changed at any time.
    ///   - timeout: how long an attempt may take.
    public convenience init(of alerts: Alerts, url: String = "", timeout: Duration = .seconds(10)) {
        self.init(of: alerts, url: url, timeout: timeout, now: { .now }, send: Self.post)
    }

    init(
        of alerts: Alerts, url: String, timeout: Duration = .seconds(10),
        now: @escaping @Sendable () -> Moment,
        send: @escaping @Sendable (OutgoingRequest) async throws(NoAnswer) -> Void
    ) {
        self.alerts = alerts
        self.url = url
        self.timeout = timeout
        self.now = now
        self.send = send
    }
}

extension AlertWebhook {
    /// Tells until the task is cancelled.
    ///
    /// - Parameter clock: what is waited by between attempts.
    public func run(clock: any Clock<Duration> = ContinuousClock()) async {
        let (rings, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.bell = bell
        let subscription = alerts.events.sink { [weak self] event in self?.add(event) }
        defer { subscription.cancel() }
        bell.yield()
        for await _ in rings { await tellAll(clock) }
    }

    /// Tries at once what waits.
    public func hurry() {
        pausing?.cancel()
        bell?.yield()
    }

    /// Whether it hears of alerts.
    var isListening: Bool { bell != nil }

    private func add(_ event: AlertEvent) {
        guard alerts.isOwn(event), !url.isEmpty else { return }
        messages.append(Message(text: event.message, since: now()))
        if messages.count > Self.capacity { giveUp() }
        bell?.yield()
    }

    private func giveUp() {
        messages.removeFirst()
        lostCount += 1
    }

    private func tellAll(_ clock: any Clock<Duration>) async {
        var pause = Duration.seconds(1)
        while let message = messages.first, !Task.isCancelled {
            guard !url.isEmpty else {
                lostCount += messages.count
                messages = []
                problem = nil
                return
            }
            do throws(NoAnswer) {
                try await send(
                    OutgoingRequest(
                        url: url, fields: ["Content-Type: application/json"], body: message.text,
                        timeout: timeout))
                // Meanwhile there may have been too many.
                if messages.first?.text == message.text { messages.removeFirst() }
                if problem != nil { problem = nil }
                pause = .seconds(1)
            } catch {
                problem = error.description
                if message.since.duration(to: now()) >= .seconds(86_400) {
                    giveUp()
                } else {
                    await wait(pause, clock)
                    pause = min(pause * 2, .seconds(300))
                }
            }
        }
    }

    private func wait(_ pause: Duration, _ clock: any Clock<Duration>) async {
        let pausing = Task { _ = try? await clock.sleep(for: pause) }
        self.pausing = pausing
        await withTaskCancellationHandler {
            await pausing.value
        } onCancel: {
            pausing.cancel()
        }
        self.pausing = nil
    }

    /// Sends on a thread of its own, which may be kept waiting.
    private static let post: @Sendable (OutgoingRequest) async throws(NoAnswer) -> Void = {
        (request) async throws(NoAnswer) in
        let result: Result<String, NoAnswer> = await withCheckedContinuation { continuation in
            queue.async {
                do throws(NoAnswer) {
                    continuation.resume(returning: .success(try request.send()))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        _ = try result.get()
    }

    nonisolated private static let queue = DispatchQueue(label: "pinion.webhook", attributes: .concurrent)
    private static let capacity = 200
}

extension AlertEvent {
    /// What a server elsewhere is told.
    var message: String {
        let labels = series.labels.sorted { $0.key < $1.key }
        let json = JSON.object([
            .init("id", .string(id)), .init("state", .string(ended == nil ? "raised" : "ended")),
            .init("text", .string(description)), .init("rule", .string(rule.name)),
            .init("series", .string(series.name)),
            .init("labels", .object(labels.map { .init($0.key, .string($0.value)) })),
            .init("side", .string(rule.side.rawValue)), .init("bound", .figure(rule.bound)),
            .init("worst", .figure(worst)), .init("node", .string(node)),
            .init("begun", .string(begun.description)),
            .init("ended", ended.map { .string($0.description) } ?? .null),
        ])
        return String(decoding: json.bytes, as: UTF8.self)
    }
}

extension JSON {
    /// A number: whole if it is, and null if JSON has no word for it.
    fileprivate static func figure(_ number: Double) -> JSON {
        guard number.isFinite else { return .null }
        return Int(exactly: number).map(JSON.integer) ?? .number(number)
    }
}
