import DatabaseTesting
import Pinion
import Testing

@testable import PinionDashboard

@MainActor
@Suite("Alerts")
struct AlertTests {
    private let clock = HandClock()

    @Test func beginWhenTheFiguresAreOutOfBoundsForLongEnough() async {
        let (recorder, alerts) = hotBoiler()
        await step(recorder, alerts, [81, 82, 79, 83, 85])
        #expect(alerts.history.isEmpty)
        await step(recorder, alerts, [84])
        let words = [#"Hot: temperature{place="boiler"} is above 80 (85)"#]
        #expect(alerts.raisedNow.map(\.description) == words)
        #expect(alerts.raisedNow.map(\.begun.description) == ["2026-03-01T12:00:08Z"])
    }

    @Test func endWhenTheFiguresAreWithinBoundsForAsLong() async {
        let (recorder, alerts) = hotBoiler()
        await step(recorder, alerts, [81, 82, 90, 79, 78, 81, 79, 78])
        #expect(alerts.raisedNow.count == 1)
        await step(recorder, alerts, [77])
        #expect(alerts.raisedNow.isEmpty)
        #expect(alerts.history.map(\.ended?.description) == ["2026-03-01T12:00:18Z"])
        #expect(alerts.history.map(\.description) == [#"Hot: temperature{place="boiler"} was above 80 (90)"#])
    }

    @Test func areToldOnceAsTheyBeginAndOnceAsTheyEnd() async {
        let (recorder, alerts) = hotBoiler()
        var told: [Bool] = []
        let subscription = alerts.events.sink { told.append($0.ended == nil) }
        await step(recorder, alerts, [81, 81, 81, 81, 79, 79, 79, 79])
        #expect(told == [true, false])
        subscription.cancel()
    }

    @Test func followTheBoundWhileItIsMoved() async {
        let (recorder, alerts) = hotBoiler()
        await step(recorder, alerts, [70, 70, 70])
        #expect(alerts.raisedNow.isEmpty)
        alerts.rules[0].bound = 60
        await step(recorder, alerts, [70, 70, 70])
        #expect(alerts.raisedNow.count == 1)
    }

    @Test func endWithTheirRule() async {
        let (recorder, alerts) = hotBoiler()
        await step(recorder, alerts, [81, 82, 83])
        #expect(alerts.raisedNow.count == 1)
        alerts.rules[0].isEnabled = false
        await step(recorder, alerts, [84])
        #expect(alerts.raisedNow.isEmpty)
        #expect(alerts.states.isEmpty)
    }

    @Test func stayWhileNothingIsMeasured() async {
        let (recorder, alerts) = hotBoiler()
        await step(recorder, alerts, [81, 82, 83] + [Double?](repeating: nil, count: 60))
        #expect(alerts.raisedNow.count == 1)
    }

    @Test func areNoneWhereNothingIsMeasured() async {
        let (recorder, alerts) = hotBoiler()
        await step(recorder, alerts, [70, nil])
        #expect(alerts.states.values.flatMap(\.values) == [.quiet])
        await step(recorder, alerts, [Double?](repeating: nil, count: 30))
        #expect(alerts.states.values.flatMap(\.values) == [.unmeasured])
    }

    @Test func beginHoweverRarelyIsMeasured() async {
        let (recorder, alerts) = hotBoiler()
        recorder.sampling = .seconds(120)
        let pause = [Double?](repeating: nil, count: 59)
        await step(recorder, alerts, pause + [81] + pause + [82])
        #expect(alerts.raisedNow.map(\.begun.description) == ["2026-03-01T12:02:00Z"])
    }

    @Test func thatGoOnAreNotForgottenForOthers() async {
        let (recorder, alerts) = hotBoiler()
        alerts.rules = [
            AlertRule("Hot", Series("temperature"), .above, 80),
            AlertRule("Empty", Series("level"), .below, 1),
        ]
        recorder.gauge("level").record(0)
        for number in 0..<1_010 {
            await step(recorder, alerts, [number % 2 == 0 ? 81 : 20])
        }
        #expect(alerts.history.count == 501)
        #expect(alerts.raisedNow.map(\.rule.name) == ["Empty"])
    }

    @Test func areOfEachSeriesByItself() async {
        let (recorder, alerts) = hotBoiler()
        alerts.rules[0].labels = [:]
        for _ in 0..<3 {
            recorder.gauge("temperature", ["place": "boiler"]).record(90)
            recorder.gauge("temperature", ["place": "cellar"]).record(12)
            recorder.gauge("temperature.outside").record(99)
            recorder.step(clock)
            await alerts.look(at: clock.now)
        }
        #expect(alerts.raisedNow.map(\.series.labels) == [["place": "boiler"]])
        #expect(alerts.states.values.flatMap(\.values).count == 2)
    }

    @Test func canBeOfWhatIsTooLow() async {
        let recorder = Recorder(on: clock)
        let alerts = Alerts(of: recorder)
        alerts.rules = [AlertRule("Empty", Series("level"), .below, 0.1)]
        recorder.gauge("level").record(0.05)
        recorder.step(clock)
        await alerts.look(at: clock.now)
        #expect(alerts.raisedNow.map(\.description) == ["Empty: level is below 0.1 (0.05)"])
    }

    @Test func aClockThatIsSetBackBeginsAnew() async {
        let (recorder, alerts) = hotBoiler()
        await step(recorder, alerts, [81, 82])
        clock.set("2026-03-01T11:00:00Z")
        await step(recorder, alerts, [83, 84])
        #expect(alerts.raisedNow.isEmpty)
        await step(recorder, alerts, [85])
        #expect(alerts.raisedNow.map(\.begun.description) == ["2026-03-01T11:00:02Z"])
    }

    /// A boiler whose temperature should not be above 80 for four seconds.
    private func hotBoiler() -> (Recorder, Alerts) {
        let recorder = Recorder(on: clock)
        let alerts = Alerts(of: recorder)
        let boiler = Series("temperature", ["place": "boiler"])
        alerts.rules = [AlertRule("Hot", boiler, .above, 80, for: .seconds(4))]
        return (recorder, alerts)
    }

    private func step(_ recorder: Recorder, _ alerts: Alerts, _ temperatures: [Double?]) async {
        for temperature in temperatures {
            let gauge = recorder.gauge("temperature", ["place": "boiler"])
            if let temperature { gauge.record(temperature) }
            recorder.step(clock)
            await alerts.look(at: clock.now)
        }
    }
}
