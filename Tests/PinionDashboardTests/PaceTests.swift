import Pinion
import Testing
import VirtualTime

@testable import PinionDashboard

/// How often sources are read, and for how long figures are kept.
@Suite("The pace of a recorder", .timeLimit(.minutes(10)))
struct PaceTests {
    private let wall = HandClock()

    @Test func isTwoSecondsAndAYearUnlessToldOtherwise() {
        let recorder = Recorder(on: wall)
        #expect(recorder.sampling == .seconds(2))
        #expect(recorder.retention == .seconds(365 * 86_400))
        recorder.sampling = .seconds(10)
        recorder.retention = .seconds(30 * 86_400)
        #expect(recorder.sampling == .seconds(10))
        #expect(recorder.retention == .seconds(30 * 86_400))
        recorder.sampling = .seconds(-1)
        recorder.retention = .zero
        #expect(recorder.sampling == .seconds(2))
        #expect(recorder.retention == .seconds(86_400))
        recorder.sampling = .seconds(1e12)
        recorder.retention = .seconds(1e12)
        #expect(recorder.sampling == .seconds(900))
        #expect(recorder.retention == .seconds(365 * 86_400))
    }

    @Test func ofTenSecondsReadsEachFifthTimeAndLeavesNoGaps() async {
        let recorder = Recorder(sources: [Steps()], log: nil, now: { [wall] in wall.now })
        recorder.sampling = .seconds(10)
        let clock = VirtualClock()
        let running = Task { await recorder.run(clock: clock) }
        for _ in 0..<15 {
            while clock.sleeperCount == 0 { await Task.yield() }
            wall.advance(by: .seconds(2))
            await clock.advance(by: .seconds(2))
        }
        while clock.sleeperCount == 0 { await Task.yield() }
        let steps = Series("steps")
        let means = await recorder.means(steps, from: "12:00:00", to: "12:00:30")
        #expect(means == [1, 1, 1])
        running.cancel()
        await running.value
    }

    @Test func ofHalfAMinuteLeavesNothingUnknownInBetween() async {
        let recorder = Recorder(on: wall)
        recorder.sampling = .seconds(30)
        recorder.step(wall, 14)
        recorder.gauge("steps").record(1)
        for _ in 0..<16 {
            recorder.step(wall)
            #expect(await recorder.newest(Series("steps")) == 1)
        }
        #expect(await recorder.metrics().hasSuffix("\npinion_recorded_steps 1.0\n"))
        recorder.step(wall, 30)
        #expect(await recorder.newest(Series("steps")) == nil)
    }

    @Test func ofAShortTimeForgetsWhatIsOlder() async {
        #expect(await firstHour(keeping: .seconds(86_400)) == nil)
        #expect(await firstHour(keeping: .seconds(365 * 86_400)) == 1)
    }

    /// What there is of the first hour after forty.
    private func firstHour(keeping retention: Duration) async -> Double? {
        let wall = HandClock("2026-03-01T12:00:02Z")
        let recorder = Recorder(on: wall)
        recorder.retention = retention
        for _ in 0..<40 * 30 {
            recorder.gauge("steps").record(1)
            // No clock would take this for a jump.
            wall.advance(by: .seconds(120))
            recorder.tick()
        }
        let slots = await recorder.slots(Series("steps"), from: "12:00:00", to: "13:00:00", points: 1)
        return slots.first?.summary?.mean
    }
}

/// A source that is read.
private struct Steps: FigureSource {
    func record(on recorder: Recorder, at instant: ContinuousClock.Instant) {
        recorder.gauge("steps").record(1)
    }
}
