import PinionTesting
import Testing

@testable import PinionDashboard

@MainActor
@Suite("A chart over time")
struct TimeChartTests {
    private let clock = HandClock()

    private func range(_ start: String, _ end: String) -> Range<Moment> {
        Range(from: Moment("2026-03-01T\(start)Z")!, to: Moment("2026-03-01T\(end)Z")!)
    }

    @Test func hasItsFiguresAsATableWithTheirUnits() async throws {
        let recorder = Recorder(on: clock)
        for work in [0.25, 0.5] {
            recorder.gauge("work").record(work)
            recorder.step(clock)
        }
        let slots = await recorder.slots(Series("work"), from: "12:00:00", to: "12:00:08")
        #expect(slots.count == 4)
        let tab = try TestTab {
            TimeChart(
                "Processors", [TimeChart.Line("Work", slots)], range: range("12:00:00", "12:00:08"),
                unit: .part)
        }
        #expect(tab.shows("25%"))
        #expect(tab.shows("50%"))
        // From 0 to 100, whatever there is; nothing where nothing was measured.
        #expect(tab.shows("100%"))
        #expect(tab.html.contains(#"aria-label="Processors""#))
        #expect(tab.reports.isEmpty)
    }

    @Test func hasABandFromTheLeastToTheGreatest() async throws {
        let recorder = Recorder(on: clock)
        for work in [1.0, 3, 2, 4] {
            recorder.gauge("work").record(work)
            recorder.step(clock)
        }
        let slots = await recorder.slots(Series("work"), from: "12:00:00", to: "12:00:08", points: 3)
        let tab = try TestTab {
            TimeChart("Work", [TimeChart.Line("Work", slots)], range: range("12:00:00", "12:00:08"))
        }
        #expect(tab.shows("From least to greatest"))
        let two = try TestTab {
            TimeChart(
                "Work", [TimeChart.Line("Work", slots), TimeChart.Line("Rest", slots)],
                range: range("12:00:00", "12:00:08"))
        }
        #expect(!two.shows("From least to greatest"))
        #expect(two.shows("Rest"))
    }

    @Test func drawsBounds() throws {
        let range = range("12:00:00", "12:00:08")
        let chart = { (bounds: [TimeChart.Bound]) in
            try TestTab { TimeChart("Work", [], range: range, bounds: bounds) }.html
        }
        #expect(try chart([]) != chart([TimeChart.Bound("Hot", 80)]))
    }

    @Test func isEmptyWithoutFigures() throws {
        let tab = try TestTab { TimeChart("Work", [], range: range("12:00:00", "12:00:00")) }
        #expect(tab.shows("Work"))
    }
}
