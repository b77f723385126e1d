import Pinion
import Synchronization
import Testing
import VirtualTime

@testable import PinionDashboard

@MainActor
@Suite("Alerts told elsewhere", .timeLimit(.minutes(10)))
struct WebhookTests {
    private let wall = HandClock()
    private let clock = VirtualClock()

    @Test func areSentAsJSONWhenTheyBeginAndWhenTheyEnd() async throws {
        let server = Server()
        let (recorder, alerts, webhook) = watched(by: server)
        let running = await run(webhook)
        await heat(recorder, alerts, 90)
        await heat(recorder, alerts, 20)
        await server.waits(for: 2)
        let id = try #require(alerts.history.first?.id)
        let rule =
            #""rule":"Hot","series":"temperature","labels":{"place":"boiler"},"side":"above","bound":80"#
        #expect(
            server.messages == [
                #"{"id":"\#(id)","state":"raised","text":"Hot: temperature{place=\"boiler\"} is above 80 (90)","#
                    + rule
                    + #","worst":90,"node":"west","begun":"2026-03-01T12:00:02Z","ended":null}"#,
                #"{"id":"\#(id)","state":"ended","text":"Hot: temperature{place=\"boiler\"} was above 80 (90)","#
                    + rule
                    + #","worst":90,"node":"west","begun":"2026-03-01T12:00:02Z","#
                    + #""ended":"2026-03-01T12:00:04Z"}"#,
            ])
        #expect(webhook.waitingCount == 0)
        running.cancel()
        await running.value
    }

    @Test func areTriedAgainAfterGrowingPauses() async {
        let server = Server(refusing: 3)
        let (recorder, alerts, webhook) = watched(by: server)
        let running = await run(webhook)
        await heat(recorder, alerts, 90)
        for (attempts, pause) in [(1, 1), (2, 2), (3, 4)] {
            await server.waits(forAttempts: attempts)
            await sleeper()
            #expect(webhook.problem == "it answers 503")
            #expect(webhook.waitingCount == 1)
            await clock.advance(by: .seconds(pause) - .milliseconds(1))
            #expect(server.attempts == attempts)
            await clock.advance(by: .milliseconds(1))
        }
        await server.waits(for: 1)
        while webhook.waitingCount > 0 { await Task.yield() }
        #expect(webhook.problem == nil)
        running.cancel()
        await running.value
    }

    @Test func areTriedAtOnceAtAnotherAddress() async {
        let server = Server(refusing: 1)
        let (recorder, alerts, webhook) = watched(by: server)
        let running = await run(webhook)
        await heat(recorder, alerts, 90)
        await sleeper()
        webhook.url = "https://other.example/"
        await server.waits(for: 1)
        #expect(server.addresses == ["https://chat.example/", "https://other.example/"])
        running.cancel()
        await running.value
    }

    @Test func areGivenUpAfterADayAndCounted() async {
        let server = Server(refusing: .max)
        let (recorder, alerts, webhook) = watched(by: server)
        let running = await run(webhook)
        await heat(recorder, alerts, 90)
        await sleeper()
        wall.advance(by: .seconds(86_400))
        await clock.advance(by: .seconds(1))
        while webhook.lostCount < 1 { await Task.yield() }
        #expect(webhook.waitingCount == 0)
        running.cancel()
        await running.value
    }

    @Test func areTwoHundredAtMostThatWait() async {
        let server = Server(refusing: .max)
        let (recorder, alerts, webhook) = watched(by: server)
        let running = await run(webhook)
        for _ in 0..<110 {
            await heat(recorder, alerts, 90)
            await heat(recorder, alerts, 20)
        }
        #expect(webhook.waitingCount == 200)
        #expect(webhook.lostCount == 20)
        running.cancel()
        await running.value
    }

    @Test func areCountedAsLostWhenTheAddressIsTakenAway() async {
        let server = Server(refusing: .max)
        let (recorder, alerts, webhook) = watched(by: server)
        let running = await run(webhook)
        await heat(recorder, alerts, 90)
        await sleeper()
        webhook.url = ""
        while webhook.waitingCount > 0 { await Task.yield() }
        #expect(webhook.lostCount == 1)
        running.cancel()
        await running.value
    }

    @Test func areForgottenWhereNobodyIsToBeTold() async {
        let server = Server()
        let (recorder, alerts, webhook) = watched(by: server)
        webhook.url = ""
        let running = await run(webhook)
        await heat(recorder, alerts, 90)
        #expect(webhook.waitingCount == 0)
        running.cancel()
        await running.value
        #expect(server.attempts == 0)
    }

    /// Over HTTP, by a server that hangs first.
    @Test func areSentToServers() async throws {
        let heard = Heard()
        let site = Site {
            Endpoint(.post, "/hook") { request in
                heard.texts.append(String(decoding: request.body, as: UTF8.self))
                heard.types.append(request.headers["Content-Type"] ?? "")
                return Response(status: .noContent)
            }
        }
        let service = Task { try await site.run(on: .tcp("127.0.0.1", port: 0)) }
        guard case .tcp(_, let port)? = await site.addresses.first else { throw Missing() }
        let recorder = Recorder(on: wall)
        let alerts = Alerts(of: recorder, node: "west")
        alerts.rules = [hot]
        let webhook = AlertWebhook(of: alerts, url: "http://127.0.0.1:\(port)/hook", timeout: .seconds(600))
        let running = Task { await webhook.run() }
        while !webhook.isListening { await Task.yield() }
        await heat(recorder, alerts, 90)
        while heard.texts.isEmpty { await Task.yield() }
        #expect(heard.texts[0].hasPrefix(#"{"id":"#))
        #expect(heard.types == ["application/json"])
        webhook.url = "http://127.0.0.1:\(port)/nowhere"
        await heat(recorder, alerts, 20)
        while webhook.problem == nil { await Task.yield() }
        #expect(webhook.problem == "it answers 404")
        running.cancel()
        await running.value
        service.cancel()
        try await service.value
    }

    private let hot = AlertRule("Hot", Series("temperature", ["place": "boiler"]), .above, 80)

    private func watched(by server: Server) -> (Recorder, Alerts, AlertWebhook) {
        let recorder = Recorder(on: wall)
        let alerts = Alerts(of: recorder, node: "west")
        alerts.rules = [hot]
        let webhook = AlertWebhook(
            of: alerts, url: "https://chat.example/", now: { [wall] in wall.now },
            send: { (request) async throws(NoAnswer) in try server.take(request) })
        return (recorder, alerts, webhook)
    }

    /// Starts it, and returns when it hears of alerts.
    private func run(_ webhook: AlertWebhook) async -> Task<Void, Never> {
        let running = Task { await webhook.run(clock: clock) }
        while !webhook.isListening { await Task.yield() }
        return running
    }

    private func heat(_ recorder: Recorder, _ alerts: Alerts, _ temperature: Double) async {
        recorder.gauge("temperature", ["place": "boiler"]).record(temperature)
        recorder.step(wall)
        await alerts.look(at: wall.now)
    }

    /// Waits until there is a pause.
    private func sleeper() async {
        while clock.sleeperCount == 0 { await Task.yield() }
    }
}

private struct Missing: Error {}

/// What came over HTTP.
@MainActor
private final class Heard {
    var texts: [String] = []
    var types: [String] = []
}

/// Stands for a server: refuses the first messages.
private final class Server: Sendable {
    private let state: Mutex<(refusals: Int, attempts: Int, messages: [String], addresses: [String])>

    init(refusing refusals: Int = 0) {
        state = Mutex((refusals, 0, [], []))
    }

    var attempts: Int { state.withLock { $0.attempts } }
    var messages: [String] { state.withLock { $0.messages } }
    var addresses: [String] { state.withLock { $0.addresses } }

    func take(_ request: OutgoingRequest) throws(NoAnswer) {
        let isRefused = state.withLock { state in
            state.attempts += 1
            state.addresses.append(request.url)
            if state.attempts <= state.refusals { return true }
            state.messages.append(request.body ?? "")
            return false
        }
        if isRefused { throw NoAnswer(description: "it answers 503") }
    }

    func waits(for count: Int) async { while messages.count < count { await Task.yield() } }
    func waits(forAttempts count: Int) async { while attempts < count { await Task.yield() } }
}
