import DatabaseTesting
import Pinion
import Synchronization
import Testing
import VirtualTime

@testable import PinionDashboard

@Suite("A recorder that runs")
struct RunningTests {
    @MainActor
    @Test func readsItsSourcesEveryTwoSecondsAndKeepsWhatTheySayEveryEight() async throws {
        let path = try TemporaryFolder().file("figures.sqlite")
        let (wall, clock, source) = (HandClock(), VirtualClock(), Steps())
        let recorder = Recorder(
            keptIn: .file(path), sources: [source], log: nil, now: { wall.now })
        let run = Task { await recorder.run(clock: clock) }
        for step in 1...4 {
            while clock.sleeperCount < 2 { await Task.yield() }
            wall.advance(by: .seconds(2))
            await clock.advance(by: .seconds(2))
            while source.count < step { await Task.yield() }
        }
        // What was there after six seconds at the latest is in the file now.
        let steps = Series("steps")
        while await Self.kept(steps, in: path, at: wall).prefix(3) != [1, 2, 3] { await Task.yield() }
        run.cancel()
        await run.value
        #expect(await Self.kept(steps, in: path, at: wall) == [1, 2, 3, 4])
    }

    private static func kept(_ series: Series, in path: String, at clock: HandClock) async -> [Double?] {
        let recorder = Recorder(on: clock, .file(path))
        await recorder.load()
        return await recorder.means(series, from: "12:00:00", to: "12:00:08")
    }
}

/// Tells how often it was read.
private final class Steps: FigureSource {
    private let reads = Mutex(0)

    var count: Int { reads.withLock { $0 } }

    func record(on recorder: Recorder, at instant: ContinuousClock.Instant) {
        let count = reads.withLock { reads in
            reads += 1
            return reads
        }
        recorder.gauge("steps").record(count)
    }
}
