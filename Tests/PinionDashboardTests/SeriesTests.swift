import Testing

@testable import PinionDashboard

@Suite("A series")
struct SeriesTests {
    @Test func isNamedInFewBytes() {
        let series = Series(
            "e" + String(repeating: "\u{301}", count: 100_000),
            [String(repeating: "é", count: 150): String(repeating: "👩‍👩‍👧", count: 500)])
        #expect((190...200).contains(series.name.utf8.count))
        #expect(series.labels.first?.key == String(repeating: "é", count: 100))
        #expect((190...200).contains(series.labels.first?.value.utf8.count ?? 0))
    }

    @Test func hasNoMoreLabelsThanSixteen() {
        let labels = (10..<40).map { ("label \($0)", "x") }
        let series = Series("level", Dictionary(labels) { $1 })
        #expect(series.labels.keys.sorted() == (10..<26).map { "label \($0)" })
    }
}
