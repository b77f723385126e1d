import PinionTesting
import Testing

@testable import PinionDashboard

@MainActor
@Suite("Views that follow a recorder", .timeLimit(.minutes(10)))
struct LiveTests {
    private let clock = HandClock()

    /// Lets two seconds pass, and waits until a tab shows something.
    private func step(_ recorder: Recorder, until isThere: () -> Bool) async throws {
        recorder.step(clock)
        while !isThere() { await Task.yield() }
    }

    @Test func showEachTickAndEndWithTheirPage() async throws {
        let recorder = Recorder(on: clock)
        recorder.gauge("level").record(2)
        recorder.step(clock)
        let tab = try TestTab { LiveTile("Level", of: recorder, Series("level")) }
        try await tab.settle()
        recorder.gauge("level").record(3)
        try await step(recorder) { tab.texts.contains("2") }
        recorder.gauge("level").record(5)
        try await step(recorder) { tab.texts.contains("3") }
        tab.close()
        while recorder.followerCount > 0 { await Task.yield() }
    }

    @Test func readWhatIsOverNoMoreThanTheyHaveTo() async throws {
        let recorder = Recorder(on: clock)
        recorder.step(clock)
        var reads = (over: 0, further: 0)
        let end = clock.now.advanced(by: .seconds(4))
        let tab = try TestTab {
            Followed(recorder, key: "over", until: end) {
                reads.over += 1
                return reads.over
            } content: {
                Text("over \($0 ?? 0)")
            }
            Followed(recorder, key: "further") {
                reads.further += 1
                return reads.further
            } content: {
                Text("further \($0 ?? 0)")
            }
        }
        try await tab.settle()
        let before = reads
        for tick in 1...10 {
            try await step(recorder) { tab.shows("further \(before.further + tick)") }
        }
        // Two before the end, and until what was measured in it is there.
        #expect(reads.over == before.over + 5)
    }

    /// However many pages show a figure, and however many figures a page shows.
    @Test func readOnceForAllPagesAndShowAllInOneTurn() async throws {
        let recorder = Recorder(on: clock)
        recorder.step(clock)
        var reads = 0
        let tabs = try (0..<3).map { _ in
            try TestTab {
                Followed(recorder, key: "one") {
                    reads += 1
                    return reads
                } content: {
                    Text("one \($0 ?? 0)")
                }
                Followed(recorder, key: "two") {
                    clock.now
                } content: {
                    Text("two \($0?.description ?? "")")
                }
            }
        }
        for tab in tabs { try await tab.settle() }
        let before = reads
        #expect(tabs.allSatisfy { $0.shows("one \(before)") })
        for tick in 1...3 {
            let isShown = { tabs.allSatisfy { $0.shows("two \(self.clock.now)") } }
            try await step(recorder, until: isShown)
            #expect(reads == before + tick)
            // Whoever sees the one sees the other.
            #expect(tabs.allSatisfy { $0.shows("one \(reads)") })
        }
    }

    @Test func sumWhatALabelTellsApart() async throws {
        let recorder = Recorder(on: clock)
        for _ in 0..<3 {
            for (name, amount) in [("eth0", 1_024.0), ("eth1", 2_048), ("lo", 999_999)] {
                recorder.gauge("network.sent", ["interface": name]).record(amount)
            }
            recorder.step(clock)
        }
        let tab = try TestTab {
            LiveTile("Sent", of: recorder, sumOf: "network.sent", by: "interface", unit: .bytesPerSecond)
        }
        try await step(recorder) { tab.texts.contains("3 KiB/s") }
    }

    @Test func showWhatTheProgramRecordsItself() async throws {
        let recorder = Recorder(on: clock)
        for _ in 0..<2 {
            recorder.gauge("boiler.temperature", ["room": "cellar"]).record(71)
            recorder.gauge("load", ["minutes": "1"]).record(0.5)
            recorder.step(clock)
        }
        let tab = try TestTab { DashboardView(of: recorder) }
        try await step(recorder) { tab.shows("boiler.temperature") && tab.shows("71") }
        #expect(tab.shows("Load"))
        #expect(!tab.shows("Received"))
    }

    @Test func showTheNodeThatIsChosen() async throws {
        let recorder = Recorder(on: clock)
        for _ in 0..<3 {
            recorder.gauge("load", ["minutes": "1"]).record(0.5)
            recorder.gauge("site.pages").record(3)
            for (node, pages) in [("west", 41.0), ("east", 17)] {
                recorder.gauge("node.answers", ["node": node]).record(1)
                recorder.gauge("site.pages", ["node": node]).record(pages)
                recorder.gauge("boiler.level", ["node": node]).record(pages * 100)
            }
            recorder.step(clock)
        }
        let tab = try TestTab { DashboardView(of: recorder) }
        try await step(recorder) { tab.texts.contains("3") }
        #expect(tab.shows("Load"))
        // What another node records is not among what this one does.
        #expect(!tab.shows("boiler.level"))
        try tab.choose("west", in: "Node")
        // Each view reads for itself, off the main actor, and shows what it has until then.
        try await step(recorder) {
            tab.texts.contains("41") && tab.shows("boiler.level") && !tab.texts.contains("3")
                && !tab.shows("Load")
        }
        #expect(!tab.texts.contains("17"))
        try tab.choose("This one", in: "Node")
        try await step(recorder) { tab.texts.contains("3") }
    }

    @Test func areAloneOnAWall() async throws {
        let recorder = Recorder(on: clock)
        let book = LogBook()
        for _ in 0..<2 {
            recorder.gauge("load", ["minutes": "1"]).record(0.5)
            recorder.step(clock)
        }
        let tab = try TestTab { DashboardView(of: recorder, log: book) }
        try await step(recorder) { tab.shows("Load") }
        for text in ["This machine", "Requests", "Log"] { #expect(tab.texts.contains(text)) }
        try await tab.click("On a wall")
        for text in ["Between two moments", "This machine", "Requests", "Log"] {
            #expect(!tab.texts.contains(text))
        }
        #expect(tab.shows("Load"))
        try await tab.click("Leave the wall")
        #expect(tab.texts.contains("This machine"))
    }

    @Test func putFirstWhatIsOutOfBounds() async throws {
        let recorder = Recorder(on: clock)
        let alerts = Alerts(of: recorder)
        alerts.rules = [AlertRule("Busy", Series("load", ["minutes": "1"]), .above, 4)]
        for load in [1.0, 9] {
            recorder.gauge("load", ["minutes": "1"]).record(load)
            recorder.gauge("memory.used").record(1_024)
            recorder.step(clock)
            await alerts.look(at: clock.now)
        }
        let tab = try TestTab { DashboardView(of: recorder, alerts: alerts) }
        try await step(recorder) { tab.shows("Busy") }
        let titles = tab.texts.filter { ["Memory", "Load"].contains($0) }
        #expect(titles.first == "Load")
    }
}
