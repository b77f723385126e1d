import DatabaseTesting
import Glibc
import Pinion
import Synchronization
import Testing

@testable import PinionDashboard

@Suite("A recorder with a file")
struct KeepingTests {
    private let clock = HandClock()
    private let level = Series("level", ["tank": "1"])
    private let path: String

    init() throws { path = try TemporaryFolder().file("figures.sqlite") }

    @Test func survivesARestart() async throws {
        let before = Recorder(on: clock, .file(path))
        await before.load()
        for value in [1.0, 2, 3] {
            before.gauge("level", ["tank": "1"]).record(value)
            before.timer("answers").record(.milliseconds(20))
            before.step(clock)
        }
        await before.save()
        clock.advance(by: .seconds(4))
        let after = Recorder(on: clock, .file(path))
        await after.load()
        #expect(after.series() == [Series("answers", .timer), level])
        after.gauge("level", ["tank": "1"]).record(4)
        after.step(clock)
        #expect(await after.means(level, from: "12:00:00", to: "12:00:12") == [1, 2, 3, nil, nil, 4])
        // What is written now does not take away what was there.
        await after.save()
        after.gauge("level", ["tank": "1"]).record(5)
        after.step(clock)
        await after.save()
        let third = Recorder(on: clock, .file(path))
        await third.load()
        #expect(await third.means(level, from: "12:00:00", to: "12:00:14") == [1, 2, 3, nil, nil, 4, 5])
        let answers = await third.slots(
            Series("answers", .timer), from: "12:00:00", to: "12:00:06", points: 1)
        let quantile = try #require(answers[0].summary?.quantile(0.5))
        #expect(abs(quantile - 0.02) < 0.001)
    }

    @Test func putsAMinuteThatWasCutTogether() async {
        let before = Recorder(on: clock, .file(path))
        await before.load()
        for _ in 0..<40 {
            before.gauge("level", ["tank": "1"]).record(1)
            before.step(clock)
        }
        await before.save()
        let after = Recorder(on: clock, .file(path))
        await after.load()
        for _ in 0..<800 {
            after.gauge("level", ["tank": "1"]).record(3)
            after.step(clock)
        }
        // 12:28: seen from a day later, when minutes are the finest there are.
        await after.save()
        clock.advance(by: .seconds(86_400))
        let third = Recorder(on: clock, .file(path))
        await third.load()
        let minutes = await third.slots(level, from: "12:00:00", to: "12:03:00")
        #expect(minutes.map { $0.summary?.count } == [30, 30, 30])
        #expect(minutes.map { $0.summary?.minimum } == [1, 1, 3])
        clock.advance(by: .seconds(3 * 86_400))
        let quarters = await third.slots(level, from: "12:00:00", to: "12:15:00")
        #expect(quarters.map { $0.summary?.count } == [450])
    }

    @Test func putsAMinuteTogetherOfASeriesThatHasGoneQuiet() async {
        let before = Recorder(on: clock, .file(path))
        await before.load()
        before.gauge("busy").record(1)
        before.step(clock)
        // The clock was ahead once.
        clock.set("2027-01-01T00:00:00Z")
        before.gauge("level", ["tank": "1"]).record(100)
        before.step(clock)
        clock.set("2026-03-01T12:00:02Z")
        before.tick()
        for number in 0..<200 {
            if number < 5 { before.gauge("level", ["tank": "1"]).record(7) }
            before.gauge("busy").record(1)
            before.step(clock)
            if number == 4 || number == 199 { await before.save() }
        }
        let after = Recorder(on: clock, .file(path))
        await after.load()
        after.gauge("level", ["tank": "1"]).record(9)
        after.step(clock)
        clock.advance(by: .seconds(900))
        after.gauge("level", ["tank": "1"]).record(9)
        after.step(clock)
        await after.save()
        clock.advance(by: .seconds(86_400))
        let third = Recorder(on: clock, .file(path))
        await third.load()
        let minutes = await third.slots(level, from: "12:00:00", to: "12:01:00")
        #expect(minutes.map { $0.summary?.count } == [5])
        clock.advance(by: .seconds(3 * 86_400))
        let quarters = await third.slots(level, from: "12:00:00", to: "12:15:00")
        #expect(quarters.map { $0.summary?.count } == [6])
    }

    @Test func readsFromTheFileWhatTheMemoryHasNoRoomFor() async {
        let recorder = Recorder(on: clock, .file(path), maximumBytes: 1 << 20)
        await recorder.load()
        let gauges = (0..<50).map { recorder.gauge("level", ["tank": "\($0)"]) }
        for number in 0..<1_200 {
            for (tank, gauge) in gauges.enumerated() {
                gauge.record(Double(number) + Double((number * 7_919 + tank * 104_729) % 10_007) / 20_014)
                gauge.record(1e4 + Double((number * 6_007 + tank * 104_729) % 10_007) * 1_234.567)
            }
            recorder.step(clock)
            if number % 50 == 0 { await recorder.save() }
        }
        #expect(recorder.byteCount <= 1 << 20)
        #expect(recorder.state.withLock { $0.wholeSince[0] } > Resolution.fine.slot(of: HandClock().now) + 60)
        let slots = await recorder.slots(level, from: "12:00:00", to: "12:39:00")
        #expect(
            slots.enumerated().allSatisfy {
                $1.summary.map { $0.minimum.rounded(.down) } == Double($0)
            })
    }

    @Test func thatIsDamagedIsKeptAside() async throws {
        let folder = try TemporaryFolder()
        try folder.write([UInt8](repeating: 65, count: 9_000), to: "figures.sqlite")
        let lines = Lines()
        let recorder = Recorder(on: clock, .file(folder.file("figures.sqlite")), log: lines.log)
        await recorder.load()
        recorder.gauge("level", ["tank": "1"]).record(1)
        recorder.step(clock)
        await recorder.save()
        #expect(
            lines.all == ["error: the file of figures is damaged: it is kept aside, and a new one is begun"])
        let aside = try #require(folder.names.first { $0.hasPrefix("figures.sqlite.damaged-") })
        #expect(try folder.read(aside) == [UInt8](repeating: 65, count: 9_000))
        let after = Recorder(on: clock, .file(folder.file("figures.sqlite")))
        await after.load()
        #expect(await after.means(level, from: "12:00:00", to: "12:00:02") == [1])
    }

    @Test func thatIsTakenAwayIsBegunAnew() async throws {
        let lines = Lines()
        let recorder = Recorder(on: clock, .file(path), log: lines.log)
        await recorder.load()
        recorder.gauge("level", ["tank": "1"]).record(1)
        recorder.step(clock)
        await recorder.save()
        for end in ["", "-wal", "-shm"] { unlink(path + end) }
        recorder.gauge("level", ["tank": "1"]).record(2)
        recorder.step(clock)
        await recorder.save()
        await recorder.save()
        #expect(lines.all == ["error: figures are recorded in memory only", "info: figures are kept again"])
        let after = Recorder(on: clock, .file(path))
        await after.load()
        #expect(await after.means(level, from: "12:00:00", to: "12:00:04") == [1, 2])
    }

    /// In a process of its own, as the limit is one of a process.
    @Test func onAFullDiskGoesOnInMemory() async throws {
        try await #require(processExitsWith: .exitCode(7)) {
            let folder = try TemporaryFolder()
            let (clock, lines) = (HandClock(), Lines())
            let recorder = Recorder(on: clock, .file(folder.file("figures.sqlite")), log: lines.log)
            await recorder.load()
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            let unlimited = limit
            limit.rlim_cur = 40_000
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            for number in 0..<300 {
                for tank in 0..<20 {
                    recorder.gauge("level", ["tank": "\(tank)"]).record(Double(number) / 7)
                }
                recorder.step(clock)
                if number % 4 == 0 { await recorder.save() }
            }
            guard lines.all == ["error: figures are recorded in memory only"] else {
                print(lines.all)
                exit(1)
            }
            let level = Series("level", ["tank": "1"])
            guard await recorder.means(level, from: "12:00:00", to: "12:10:00").count == 300 else { exit(2) }
            var again = unlimited
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &again)
            await recorder.save()
            await recorder.save()
            guard lines.all.last == "info: figures are kept again", lines.all.count == 2 else { exit(3) }
            let after = Recorder(on: clock, .file(folder.file("figures.sqlite")))
            await after.load()
            let means = await after.means(level, from: "12:00:00", to: "12:10:00")
            guard means.count == 300, means.allSatisfy({ $0 != nil }) else { exit(4) }
            exit(7)
        }
    }

    @Test func throwsAwayWhatIsOld() async throws {
        let recorder = Recorder(on: clock, .file(path))
        await recorder.load()
        for number in 0..<5_400 {
            recorder.gauge("level", ["tank": "1"]).record(1)
            recorder.step(clock)
            if number % 100 == 0 { await recorder.save() }
        }
        let file = RecorderFile(path, log: nil)
        _ = await file.open(at: clock.now)
        let all = await file.chunks(of: level, .fine, 0..<Resolution.fine.slot(of: clock.now))
        #expect((29...38).contains(all.count))
    }

    @Test func keepsASeriesThatComesAgainAfterItWasForgotten() async {
        let file = RecorderFile(path, log: nil)
        _ = await file.open(at: clock.now)
        #expect(await file.write([chunk(of: level)], at: clock.now, removingAfter: .max))
        clock.advance(by: .seconds(400 * 86_400))
        #expect(await file.write([chunk(of: Series("other"))], at: clock.now, removingAfter: .max))
        #expect(await file.write([chunk(of: level)], at: clock.now, removingAfter: .max))
        // Forgotten, and written again, all at once.
        clock.advance(by: .seconds(400 * 86_400))
        #expect(await file.write([chunk(of: level)], at: clock.now, removingAfter: .max))
        let again = RecorderFile(path, log: nil)
        #expect(await again.open(at: clock.now)?.series == [level])
        let all = await again.chunks(of: level, .coarse, 0..<Resolution.coarse.slot(of: clock.now) + 1)
        #expect(all.count == 1)
    }

    private func chunk(of series: Series) -> StoredChunk {
        let number = Resolution.coarse.slot(of: clock.now)
        var chunk = Chunk(holding: number)
        chunk.add(Slot(1), nil, at: number)
        return StoredChunk(
            series: series, resolution: .coarse, held: Track.Held(start: chunk.start, bytes: chunk.bytes),
            isWhole: true)
    }

    /// Ten times, at moments that are anywhere.
    @Test func losesNothingWhenItIsKilled() async throws {
        var state: UInt64 = 1815
        var longest = 60_000
        var (round, done) = (0, 0)
        while done < 10 {
            defer { round += 1 }
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let life = Int(state >> 33) % longest
            let start = round * 1_000
            let writer = KilledRecorder(path: path, start: start, life: life)
            let result = try await #require(
                processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
            ) { [writer = writer as KilledRecorder] in
                await writer.run()
            }
            let said = String(decoding: result.standardOutputContent, as: UTF8.self)
                .split(separator: "\n").compactMap { Int($0) }.last
            guard let said else {
                // The machine is slow: it lives longer.
                longest *= 2
                continue
            }
            done += 1
            let clock = KilledRecorder.clock(start + said)
            let recorder = Recorder(on: clock, .file(path), log: nil)
            await recorder.load()
            let range = Range(
                from: KilledRecorder.clock(start).now, to: KilledRecorder.clock(start + said).now)
            let slots = await recorder.values(of: Series("level"), in: range, points: 10_000)
            #expect(slots.map { $0.summary?.mean } == (start..<start + said).map { Double($0) })
        }
    }
}

/// Records a figure after the other, until it is killed.
struct KilledRecorder: Codable, Sendable {
    let path: String
    let start: Int
    /// In microseconds.
    let life: Int

    static func clock(_ number: Int) -> HandClock {
        let clock = HandClock()
        clock.advance(by: .seconds(2 * number))
        return clock
    }

    /// Says after each saving how many figures there were.
    func run() async {
        let clock = Self.clock(start)
        let recorder = Recorder(on: clock, .file(path))
        let end = life
        let thread = unsafeBitCast(end, to: UnsafeMutableRawPointer?.self)
        var id = pthread_t()
        pthread_create(
            &id, nil,
            { life in
                usleep(UInt32(clamping: Int(bitPattern: life)))
                kill(getpid(), SIGKILL)
                return nil
            }, thread)
        await recorder.load()
        for number in 0..<1_000 {
            recorder.gauge("level").record(start + number)
            recorder.step(clock)
            guard number % 4 == 3 else { continue }
            await recorder.save()
            let line = Array("\(number + 1)\n".utf8)
            _ = write(1, line, line.count)
        }
        while true { pause() }
    }
}
