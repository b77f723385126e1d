import DatabaseTesting
import Glibc
import Pinion
import Storage
import Testing

@testable import PinionDashboard

@MainActor
@Suite("Alerts that are kept")
struct AlertKeepingTests {
    private let clock = HandClock()

    @Test(arguments: TestDriver.installed)
    func outlastTheProgram(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let (recorder, alerts) = await watched(database)
        alerts.rules = [hot, AlertRule("Empty", Series("level"), .below, 0.1)]
        alerts.rules[1].isEnabled = false
        alerts.rules[1].bound = -.greatestFiniteMagnitude
        await heat(recorder, alerts)
        await alerts.save()
        #expect(alerts.problem == nil)
        let (_, next) = await watched(database)
        #expect(next.rules == alerts.rules)
        #expect(next.history == alerts.history)
        #expect(next.history.map(\.description) == ["Hot: temperature is above 80 (90)"])
        // Nothing is measured any more: what goes on is ended by the first look.
        await next.look(at: clock.now)
        await next.save()
        let (_, last) = await watched(database)
        #expect(last.history.map(\.ended) == [clock.now])
    }

    @Test(arguments: TestDriver.installed)
    func areThoseOfAllNodes(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let (recorder, one) = await watched(database, node: "one")
        let (_, two) = await watched(database, node: "two")
        let following = Task { await two.follow() }
        one.rules = [hot]
        await one.save()
        await two.waitUntil { $0.rules == one.rules }
        await heat(recorder, one)
        await one.save()
        await two.waitUntil { $0.raisedNow.count == 1 }
        // It is not theirs to end.
        await two.look(at: clock.now)
        #expect(two.raisedNow.map(\.node) == ["one"])
        two.rules[0].bound = 95
        await two.save()
        two.rules = []
        await two.save()
        await one.load()
        #expect(one.rules.isEmpty)
        following.cancel()
    }

    /// As two programs on one machine do, unless they were told what they are called.
    @Test func areNotEndedByAnotherOfTheSameName() async throws {
        let database = try TestDatabase(.sqlite)
        let (recorder, one) = await watched(database)
        let (_, two) = await watched(database)
        one.rules = [hot]
        await heat(recorder, one)
        await one.save()
        await two.load()
        await two.look(at: clock.now)
        #expect(two.raisedNow.count == 1)
        #expect(two.raisedNow.map(\.node) == ["here"])
        recorder.gauge("temperature").record(20)
        recorder.step(clock)
        await one.look(at: clock.now)
        await one.save()
        await two.load()
        #expect(two.history.map(\.ended) == [clock.now])
    }

    @Test func whatIsChangedWhileOthersChangeSomethingElseIsKept() async throws {
        let database = try TestDatabase(.sqlite)
        let (_, one) = await watched(database, node: "one")
        let (_, two) = await watched(database, node: "two")
        one.rules = [hot]
        await one.save()
        two.rules = [AlertRule("Empty", Series("level"), .below, 0.1)]
        await two.load()
        #expect(two.rules.map(\.name) == ["Hot", "Empty"])
        await two.save()
        one.rules[0].bound = 70
        await one.load()
        #expect(one.rules.map(\.name) == ["Hot", "Empty"])
        #expect(one.rules.map(\.bound) == [70, 0.1])
    }

    @Test(arguments: TestDriver.installed)
    func thatGoOnOutlastFiveHundredOthers(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let store = AlertStore(database.location)
        _ = try await store.open()
        let events = (0..<520).map { number in
            AlertEvent(
                id: "\(number)", node: "here", rule: hot, series: Series("temperature"),
                begun: clock.now.advanced(by: .seconds(number)), ended: number < 10 ? nil : clock.now,
                worst: 90)
        }
        try await store.write(events)
        let kept = try await store.history()
        #expect(kept.count == 510)
        #expect(kept.filter { $0.ended == nil }.count == 10)
    }

    @Test func thatAreKeptAsTheyAreTellNobody() async throws {
        let (_, alerts) = await watched(try TestDatabase(.sqlite))
        var changes = 0
        let subscription = alerts.objectWillChange.sink { changes += 1 }
        await alerts.save()
        await alerts.load()
        #expect(changes == 0)
        subscription.cancel()
    }

    @Test func aDatabaseThatDoesNotAnswerIsSaidAndTriedAgain() async throws {
        let recorder = Recorder(on: clock)
        let folder = try TemporaryFolder()
        let alerts = Alerts(of: recorder, keptIn: .sqlite(folder.file("later/alerts.sqlite")))
        alerts.rules = [hot]
        await alerts.load()
        await alerts.save()
        #expect(alerts.problem != nil)
        await heat(recorder, alerts)
        #expect(alerts.raisedNow.count == 1)
        mkdir(folder.file("later"), 0o755)
        await alerts.save()
        #expect(alerts.problem == nil)
        let next = Alerts(of: recorder, keptIn: .sqlite(folder.file("later/alerts.sqlite")))
        await next.load()
        #expect(next.rules == [hot])
        #expect(next.raisedNow.count == 1)
    }

    private let hot = AlertRule("Hot", Series("temperature"), .above, 80)

    private func watched(_ database: TestDatabase, node: String = "here") async -> (Recorder, Alerts) {
        let recorder = Recorder(on: clock)
        let alerts = Alerts(of: recorder, keptIn: database.location, node: node)
        await alerts.load()
        return (recorder, alerts)
    }

    private func heat(_ recorder: Recorder, _ alerts: Alerts) async {
        recorder.gauge("temperature").record(90)
        recorder.step(clock)
        await alerts.look(at: clock.now)
    }
}

extension Alerts {
    /// Waits for what comes from elsewhere.
    fileprivate func waitUntil(_ isSo: (Alerts) -> Bool) async {
        while !isSo(self) {
            for await _ in merged { break }
        }
    }

    private var merged: AsyncPublisher<AnyPublisher<Void, Never>> {
        let rules = $rules.map { _ in () }.eraseToAnyPublisher()
        let history = $history.map { _ in () }.eraseToAnyPublisher()
        return rules.merge(with: history).dropFirst(2).eraseToAnyPublisher().values
    }
}
