import Pinion
import Synchronization
import Testing

@testable import PinionDashboard

@Suite("A clock that is set")
struct ClockTests {
    private let clock = HandClock()
    private let level = Series("level")

    @Test func backOverwritesNothing() async {
        let recorder = Recorder(on: clock)
        for value in [1.0, 2, 3] {
            recorder.gauge("level").record(value)
            recorder.step(clock)
        }
        clock.set("2026-03-01T11:59:58Z")
        for value in [10.0, 20, 30, 40, 50] {
            recorder.gauge("level").record(value)
            recorder.step(clock)
        }
        // The gap before is filled, what was there stays, and then it goes on.
        #expect(
            await recorder.means(level, from: "11:59:58", to: "12:00:08") == [10, 1, 2, 3, 50])
        let all = await recorder.slots(level, from: "11:59:00", to: "12:01:00", points: 1)
        #expect(all.map { $0.summary?.count } == [5])
    }

    @Test func farBackFillsAChunkOfBefore() async {
        let recorder = Recorder(on: clock)
        recorder.gauge("level").record(1)
        recorder.step(clock)
        clock.set("2026-03-01T12:30:00Z")
        recorder.gauge("level").record(2)
        recorder.step(clock)
        clock.set("2026-03-01T12:00:00Z")
        recorder.step(clock)
        recorder.gauge("level").record(3)
        recorder.step(clock)
        #expect(await recorder.means(level, from: "12:00:00", to: "12:00:06") == [1, 3, nil])
        clock.set("2026-03-01T12:31:00Z")
        #expect(await recorder.means(level, from: "12:30:00", to: "12:30:04") == [2, nil])
    }

    @Test func forwardThrowsNothingAway() async {
        let recorder = Recorder(on: clock)
        for _ in 0..<120 {
            recorder.gauge("level").record(1)
            recorder.step(clock)
        }
        clock.set("2040-01-01T00:00:00Z")
        for _ in 0..<120 {
            recorder.gauge("level").record(9)
            recorder.step(clock)
        }
        clock.set("2026-03-01T12:10:00Z")
        recorder.step(clock)
        let values = await recorder.means(level, from: "12:00:00", to: "12:04:00")
        #expect(values == [Double?](repeating: 1, count: 120))
    }

    @Test func whatIsOldGoesWhenTheTimeHasPassed() {
        let recorder = Recorder(on: clock)
        for _ in 0..<(3 * 1_800) {
            recorder.gauge("level").record(1)
            recorder.step(clock)
        }
        let chunks = recorder.state.withLock {
            $0.chunks(of: level, .fine, Int64.min / 2..<Int64.max / 2).closed.count
        }
        #expect((29...32).contains(chunks))
    }

    @Test(arguments: ["0001-01-01T00:00:00Z", "9999-12-31T23:59:58Z", "1969-12-31T23:59:59Z"])
    func anyMomentWillDo(text: String) async {
        let recorder = Recorder(on: clock)
        clock.set(text)
        for _ in 0..<4 {
            recorder.gauge("level").record(1)
            recorder.timer("answers").record(.seconds(1))
            recorder.step(clock)
        }
        let near = Range(
            from: clock.now.advanced(by: .seconds(-10)), to: clock.now.advanced(by: .seconds(10)))
        #expect(await recorder.values(of: level, in: near, points: 5).contains { $0.summary?.mean == 1 })
    }
}
