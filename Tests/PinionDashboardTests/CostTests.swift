import DatabaseTesting
import Glibc
import Pinion
import Testing

@testable import PinionDashboard

@Suite("What figures cost")
struct CostTests {
    /// Noise, which no format can make small.
    @Test func thirtyDaysOfTwoHundredSeriesAreLessThan64MBAndReadInFewPieces() async throws {
        let folder = try TemporaryFolder()
        let clock = HandClock()
        let file = RecorderFile(folder.file("figures.sqlite"), log: nil)
        _ = await file.open(at: clock.now)
        let series = (0..<200).map { Series("series", ["number": "\($0)"]) }
        var chance = UInt64(1815)
        func noise() -> Double {
            chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(chance >> 40)
        }
        // Of each chunk there are fifty series with the same figures, which the file does not know.
        for resolution in Resolution.allCases {
            let days = resolution == .coarse ? 30 * 86_400_000 : resolution.retention
            let end = resolution.slot(of: clock.now)
            let first = (end - days / resolution.step).roundedDown(to: Chunk.slotCount)
            for start in stride(from: first, to: end, by: Int(Chunk.slotCount)) {
                let variants = (0..<4).map { _ in
                    var chunk = Chunk(holding: start)
                    for number in chunk.start..<chunk.end {
                        let figures = [noise(), noise(), noise()].sorted()
                        let slot = Slot(
                            minimum: figures[0], sum: figures[1] * 30, maximum: figures[2], count: 30)
                        chunk.add(slot, nil, at: number)
                    }
                    return chunk.bytes
                }
                let chunks = series.enumerated().map { index, series in
                    StoredChunk(
                        series: series, resolution: resolution,
                        held: Track.Held(start: start, bytes: variants[index % 4]), isWhole: true)
                }
                #expect(await file.write(chunks, at: clock.now, removingAfter: nil))
            }
        }
        let bytes = try folder.names.map { try folder.read($0).count }.reduce(0, +)
        print("30 days of 200 series: \(bytes) bytes")
        #expect(bytes <= 64 << 20)
        let recorder = Recorder(on: clock, .file(folder.file("figures.sqlite")))
        await recorder.load()
        for hours in [1, 24, 7 * 24, 30 * 24, 24 * 365] {
            let range = Range(from: clock.now.advanced(by: .seconds(-3_600 * hours)), to: clock.now)
            let slots = await recorder.values(of: series[7], in: range, points: 900)
            #expect(slots.contains { $0.summary != nil })
            let resolution = Resolution.finest(reachingTo: range.lowerBound, at: clock.now)
            let numbers = resolution.slot(of: range.lowerBound)..<resolution.slot(of: range.upperBound)
            #expect(await file.chunks(of: series[7], resolution, numbers).count < 60, "\(hours) hours")
        }
    }

    @Test func aSeriesTakesLittleMemory() {
        let clock = HandClock()
        let recorder = Recorder(on: clock)
        let empty = recorder.byteCount
        for number in 0..<100 { recorder.gauge("level", ["tank": "\(number)"]).record(1) }
        recorder.step(clock)
        print("a series: \((recorder.byteCount - empty) / 100) bytes")
        #expect((recorder.byteCount - empty) / 100 < 6_000)
    }

    @Test func whatATimerTakesMoreIsCounted() {
        let clock = HandClock()
        let (timed, plain) = (Recorder(on: clock), Recorder(on: clock))
        for _ in 0..<50 {
            plain.gauge("answers").record(1)
            for power in 0..<20 { timed.timer("answers").record(.microseconds(1 << power)) }
            clock.advance(by: .seconds(2))
            plain.tick()
            timed.tick()
        }
        #expect(timed.byteCount - plain.byteCount > 50 * 20 * 8)
    }

    @Test func readingEverythingIsCheap() {
        let clock = HandClock()
        let recorder = Recorder(on: clock)
        let (machine, program) = (MachineSource(), ProgramSource())
        var quickest = Duration.seconds(60)
        for _ in 0..<20 {
            let start = Self.work
            machine.record(on: recorder, at: .now)
            program.record(on: recorder, at: .now)
            recorder.step(clock)
            quickest = min(quickest, Self.work - start)
        }
        print("a sample of \(recorder.series().count) series: \(quickest)")
        // One percent of a core.
        #expect(quickest < .milliseconds(20))
    }

    /// How long processors have worked for this thread, however many others wanted them.
    private static var work: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
