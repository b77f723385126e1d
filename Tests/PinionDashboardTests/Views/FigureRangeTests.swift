import Pinion
import PinionDashboard
import PinionTesting
import Testing

@Suite("The time that figures are shown of")
struct FigureRangeTests {
    private let noon = Moment("2026-03-01T12:00:00Z")!

    @Test(arguments: [
        ("live", "2026-03-01T11:55:00Z"), ("1h", "2026-03-01T11:00:00Z"), ("24h", "2026-02-28T12:00:00Z"),
        ("7d", "2026-02-22T12:00:00Z"), ("30d", "2026-01-30T12:00:00Z"),
    ])
    func reachesBackFromNow(_ text: String, _ start: String) throws {
        let range = try #require(FigureRange(text))
        #expect(range.description == text)
        #expect("\(range.moments(at: noon).lowerBound)" == start)
        #expect(range.moments(at: noon).upperBound == noon)
    }

    @Test func isBetweenTwoMoments() throws {
        let range = try #require(FigureRange("2026-03-01T09:00:00Z/2026-03-01T10:30:00Z"))
        #expect("\(range.moments(at: noon).lowerBound)" == "2026-03-01T09:00:00Z")
        #expect("\(range.moments(at: noon).upperBound)" == "2026-03-01T10:30:00Z")
        #expect("\(range)" == "2026-03-01T09:00:00Z/2026-03-01T10:30:00Z")
    }

    @Test(arguments: [
        "", "2h", "LIVE", "2026-03-01T10:00:00Z/2026-03-01T09:00:00Z", "2026-03-01T10:00:00Z",
        "2026-03-01T10:00:00Z/2026-03-01T10:00:00Z", "/", "a/b", "2026-03-01T09:00:00Z//",
    ])
    func isNothingElse(_ text: String) {
        #expect(FigureRange(text) == nil)
    }

    @MainActor
    @Test func isChosenInWholeMinutesAndNotBackwards() async throws {
        let range = Reference(FigureRange.between(noon.advanced(by: .seconds(-3_601)), noon))
        let tab = try TestTab { FigureRangePicker(selection: range.binding) }
        // A browser refuses 09:00 in a field that began with 08:59:59.
        for field in ["From", "To"] { #expect(try tab.value(of: field).utf8.count <= 16) }
        try tab.type("2026-03-01T09:00", into: "From")
        try tab.type("2026-03-01T08:00", into: "To")
        try await tab.click("Show")
        #expect(tab.shows("The end comes after the beginning."))
        try tab.type("2026-03-01T10:00", into: "To")
        try await tab.click("Show")
        #expect(!tab.shows("The end comes after the beginning."))
        guard case .between(let start, let end) = range.value else { throw Unexpected() }
        #expect(start.duration(to: end) == .seconds(3_600))
    }
}

private struct Unexpected: Error {}

/// A value that a view binds.
@MainActor
private final class Reference {
    var value: FigureRange

    init(_ value: FigureRange) { self.value = value }

    var binding: Binding<FigureRange> { Binding<FigureRange>(get: { self.value }, set: { self.value = $0 }) }
}
