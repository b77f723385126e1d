import Pinion
import Testing

@testable import PinionDashboard

@Suite("What the program tells of itself")
struct ProgramTests {
    private let clock = HandClock()

    @Test func itsMemoryDescriptorsThreadsAndWork() async {
        let recorder = Recorder(on: clock)
        let source = ProgramSource()
        let start = ContinuousClock.now
        source.record(on: recorder, at: start)
        source.record(on: recorder, at: start + .seconds(2))
        recorder.step(clock)
        for (name, range) in [
            ("program.memory", 1e6...1e11), ("program.threads", 1...10_000),
            ("program.descriptors", 3...100_000), ("program.processors", 0...1_000),
        ] {
            let mean = await recorder.means(Series(name), from: "12:00:00", to: "12:00:02")[0]
            #expect(mean.map { range.contains($0) } == true, "\(name): \(mean as Any)")
        }
    }

    @MainActor
    @Test func itsSitesPagesAndRequests() async {
        let site = Site { Page("/") { Text("Hello") } }
        let recorder = Recorder(on: clock)
        let source = SiteSource(site)
        let start = ContinuousClock.now
        source.record(site.metrics, on: recorder, at: start)
        recorder.step(clock)
        for _ in 0..<4 { _ = await site.respond(to: HTTPRequest(method: "GET", target: "/", headers: [])) }
        source.record(site.metrics, on: recorder, at: start + .seconds(2))
        recorder.step(clock)
        for (name, wanted) in [("site.pages", 4.0), ("site.requests", 2), ("site.slow", 0)] {
            let mean = await recorder.means(Series(name), from: "12:00:02", to: "12:00:04")[0]
            #expect(mean == wanted, "\(name)")
        }
    }

    @MainActor
    @Test func aBusyMainActorIsAskedOnce() async {
        let recorder = Recorder(on: clock)
        let source = SiteSource(Site { Page("/") { Text("Hello") } })
        // This test keeps the main actor until it waits.
        for _ in 0..<5 { source.record(on: recorder, at: .now) }
        while recorder.series(matching: "site.pages").isEmpty {
            await Task.yield()
            source.record(on: recorder, at: .now)
        }
        recorder.step(clock)
        let slots = await recorder.slots(Series("site.wait", .timer), from: "12:00:00", to: "12:00:02")
        #expect(slots[0].summary?.count == 1)
    }

    /// The main actor may come to it before the span has ended, or after that.
    @MainActor
    @Test func aLateAnswerLeavesNoGap() async {
        let recorder = Recorder(on: clock)
        let source = SiteSource(Site { Page("/") { Text("Hello") } })
        for isLate in [false, true, false, true, true, false] {
            source.record(on: recorder, at: .now)
            if isLate {
                recorder.step(clock)
                await answer()
            } else {
                await answer()
                recorder.step(clock)
            }
        }
        // The first is asked for what the second tells.
        let slots = await recorder.slots(Series("site.pages"), from: "12:00:00", to: "12:00:12")
        #expect(slots.map { $0.summary?.count } == [nil, 1, 1, 1, 1, 1])
    }

    /// Returns when the main actor has done what it was asked for before.
    @MainActor
    private func answer() async { await Task { @MainActor in }.value }
}
