import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Chart with time")
struct ChartTimeTests {
    @Test(arguments: [
        (
            "2026-02-28T09:30:00Z", "2026-02-28T09:30:20Z",
            ["09:30:00", "09:30:05", "09:30:10", "09:30:15", "09:30:20"]
        ),
        ("2026-02-28T09:30:00Z", "2026-02-28T10:00:00Z", ["09:30", "09:40", "09:50", "10:00"]),
        ("2026-02-28T20:00:00Z", "2026-03-01T08:00:00Z", ["21:00", "1 Mar", "03:00", "06:00"]),
        ("2026-02-26T00:00:00Z", "2026-03-02T00:00:00Z", ["26 Feb", "27 Feb", "28 Feb", "1 Mar", "2 Mar"]),
        ("2025-11-10T00:00:00Z", "2026-03-10T00:00:00Z", ["Dec", "2026", "Feb", "Mar"]),
        ("2019-06-01T00:00:00Z", "2026-06-01T00:00:00Z", ["2020", "2022", "2024", "2026"]),
        ("2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", ["00:00:00"]),
    ])
    func momentsThatAreWritten(start: String, end: String, labels: [String]) {
        let page = chart([], from: start, to: end)
        #expect(page.labels == labels)
    }

    @Test func labelsAreInTheZoneThatIsGiven() {
        let page = chart(
            [], from: "2026-02-28T09:00:00Z", to: "2026-02-28T12:00:00Z",
            zone: ClockZone(offset: 5 * 3600 + 1800))
        #expect(page.labels == ["15:00", "16:00", "17:00"])
    }

    @Test func aWindowOfTimeIsEmptyWhereNothingWasMeasured() {
        let page = chart([(1700, 50), (1800, 100)], from: "2026-02-28T09:30:00Z", to: "2026-02-28T10:00:00Z")
        #expect(page.attributes("viewBox") == ["71000 -1000 1800 1000"])
        #expect(page.lines == ["M72700 -500l100-500"])
    }

    @Test func whatTheScriptNeedsToTellValuesStandsBesideThePaths() {
        let page = chart(
            [(1700, 50), (1800, 100)], from: "2026-02-28T09:30:00Z", to: "2026-02-28T10:00:00Z",
            zone: ClockZone(offset: -3600))
        let cursor = """
            <div class="chart-cursor" hidden="" role="slider" tabindex="0" aria-valuemin="0" aria-valuemax="100" \
            aria-valuenow="100" aria-valuetext="No value" \
            aria-keyshortcuts="ArrowLeft ArrowRight PageUp PageDown Home End Escape" data-half="0" \
            aria-label="Line chart: Load by Time" data-name="Load" data-x="1772200000.0 1.0" \
            data-y="0.0 0.1 1.0 0" data-unit="" data-zone="-3600"></div>
            """
        #expect(page.html.contains(cursor))
        #expect(page.html.hasSuffix(#"<script type="module" src="/charts.js"></script></figure>"#))
    }

    @Test func aLineEndsAtAMissingValueAndAtAnotherSeries() {
        let page = MountedPage {
            Chart([0, 1, 2, 3, 4, 5], id: \.self) { second in
                LineMark(
                    x: .value("Time", Moment(secondsSince1970: Double(second))),
                    y: .value("Load", second == 1 ? nil : second), series: .value("Run", second / 3))
            }
            .chartYScale(domain: 0...5)
        }
        #expect(page.lines == ["M0 0L0 0M2000 -2000L2000 -2000", "M3000 -3000l1000-1000 1000-1000"])
    }

    @Test func barsStandAtTheirMoments() {
        let page = MountedPage {
            Chart([0, 60, 120], id: \.self) { second in
                BarMark(x: .value("Time", Moment(secondsSince1970: Double(second))), y: .value("Count", 3))
            }
            .chartXScale(domain: Moment(secondsSince1970: -60)...Moment(secondsSince1970: 180))
        }
        #expect(page.attributes("width").filter { $0 == "18%" }.count == 3)
    }

    @Test func aGradientOfALineWithoutAnyValueIsThere() {
        let page = MountedPage {
            Chart([0.0, 60], id: \.self) { second in
                LineMark(x: .value("Time", Moment(secondsSince1970: second)), y: .value("Load", Int?.none))
                    .foregroundStyle(
                        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            }
        }
        #expect(page.lines.isEmpty)
    }

    @Test(arguments: [Double.leastNonzeroMagnitude, Double.leastNormalMagnitude, 1e-301])
    func aLogarithmicScaleLeavesOutNumbersThatAreAsGoodAsNone(number: Double) {
        let page = MountedPage {
            Chart([number, 1, 10], id: \.self) { PointMark(x: .value("X", 1), y: .value("Y", $0)) }
                .chartYScale(type: .log)
        }
        #expect(page.html.contains(#"<text x="100%" y="0%">10</text>"#))
        #expect(page.html.contains(#"<text x="100%" y="100%">1</text>"#))
    }

    @Test func aLogarithmicScaleBeginsAtAnyNumberThatTheProgramNames() {
        for number in [Double.leastNonzeroMagnitude, Double.leastNormalMagnitude, 1e-301, -1, 0] {
            let page = MountedPage {
                Chart([1, 10], id: \.self) { PointMark(x: .value("X", 1), y: .value("Y", $0)) }
                    .chartYScale(domain: number...10, type: .log)
            }
            #expect(page.html.contains("10</text>"))
        }
    }

    @Test func aLogarithmicScaleHasPowersOfTen() {
        let page = MountedPage {
            Chart([1.0, 10, 0, 1000], id: \.self) { value in
                LineMark(x: .value("X", value), y: .value("Y", value))
            }
            .chartYScale(type: .log)
        }
        #expect(page.html.contains(#"<text x="100%" y="0%">1,000</text>"#))
        #expect(page.html.contains(#"<text x="100%" y="66.67%">10</text>"#))
        #expect(page.attributes("d") == ["M0.1 100L1 66.67M100 0L100 0"])
    }

    @Test func perCentsGoFrom0To100() {
        let page = MountedPage {
            Chart([12, 37], id: \.self) { value in PointMark(x: .value("X", value), y: .value("Load", value))
            }
            .chartYAxis { AxisMarks(format: .percent) }
        }
        for label in ["100%", "75%", "50%", "25%", "0%"] { #expect(page.html.contains(">\(label)</text>")) }
        #expect(page.html.contains("<td>37%</td>"))
    }

    @Test(arguments: [
        (ChartFormat.bytes, 1_610_612_736.0, "1.5 GiB"), (.bytes, 12, "12 B"),
        (.bytes.perSecond, 2048, "2 KiB/s"),
        (.seconds, 0.25, "250 ms"), (.seconds, 90, "1.5 min"), (.times, 3, "3×"),
        (.number.perSecond, 1250, "1,250/s"),
        (.percent, 0, "0%"), (.seconds, 0.000_02, "20 µs"),
    ])
    func valuesHaveTheirUnits(format: ChartFormat, value: Double, text: String) {
        let page = MountedPage {
            Chart { PointMark(x: .value("X", "a"), y: .value("Y", value)) }.chartYAxis {
                AxisMarks(format: format)
            }
        }
        #expect(page.html.contains("<title>a: \(text)</title>"))
    }

    @Test func labelsOfBytesAreRound() {
        let page = MountedPage {
            Chart { PointMark(x: .value("X", "a"), y: .value("Y", 3.5 * 1024 * 1024)) }
                .chartYAxis { AxisMarks(format: .bytes) }
        }
        for label in ["4 MiB", "3 MiB", "2 MiB", "1 MiB", "0"] {
            #expect(page.html.contains(">\(label)</text>"))
        }
    }

    @Test func anAxisHasWhatIsAskedFor() {
        let page = MountedPage {
            Chart { PointMark(x: .value("X", 0), y: .value("Y", 0)) }
                .chartYScale(domain: 0...100)
                .chartYAxis {
                    AxisMarks(values: [20, 90, 500]) {
                        AxisTick()
                        AxisValueLabel(format: .times)
                    }
                    AxisMarks(values: .stride(by: 50)) { AxisGridLine() }
                }
                .chartYAxisLabel("Runs")
        }
        #expect(
            page.html.components(between: "<text x=\"100%\" y=\"", and: "/") == ["10%\">90×<", "80%\">20×<"])
        #expect(page.attributes("class").filter { $0 == "chart-tick" }.count == 2)
        #expect(page.attributes("class").filter { $0 == "chart-line" }.count == 3)
        #expect(page.html.contains(#"<div class="chart-y-label" aria-hidden="true">Runs</div>"#))
    }

    @Test func ofTooManyMarksNoneIsShown() {
        let page = MountedPage {
            Chart { PointMark(x: .value("X", Moment(secondsSince1970: 0)), y: .value("Y", 0)) }
                .chartXScale(domain: Moment(secondsSince1970: 0)...Moment(secondsSince1970: 1e9))
                .chartXAxis { AxisMarks(values: .stride(by: .second)) }
                .chartYScale(domain: 0...1e9)
                .chartYAxis { AxisMarks(values: .stride(by: -1)) }
        }
        #expect(!page.html.contains("<text"))
    }

    @Test func aTickOf900PointsIsFewBytes() {
        let model = Load((0..<900).map { Measure(second: $0 * 2, load: Double($0 * 37 % 100)) })
        let page = MountedPage(LoadChart(model: model))
        var greatest = 0
        var sum = 0
        for second in 900..<960 {
            model.measures.removeFirst()
            model.measures.append(Measure(second: second * 2, load: Double(second * 53 % 100)))
            page.turn()
            let operations = page.operations()
            let bytes = operations.joined(separator: ",").utf8.count
            greatest = max(greatest, bytes)
            // Of the line that has left the window nothing is taken out.
            #expect(operations.filter { $0.contains(#","d","#) }.count <= 1)
            sum += bytes
        }
        // A label that comes and one that goes are the most; most ticks have none.
        #expect(greatest <= 350)
        #expect(sum / 60 <= 300)
    }

    @Test func aTickOfThreeSeriesIsFewBytes() {
        let model = Load((0..<900).map { Measure(second: $0 * 2, load: Double($0 * 37 % 100)) })
        let page = MountedPage(ThreeLoadsChart(model: model))
        var sum = 0
        for second in 900..<960 {
            model.measures.removeFirst()
            model.measures.append(Measure(second: second * 2, load: Double(second * 53 % 100)))
            page.turn()
            sum += page.operations().joined(separator: ",").utf8.count
        }
        #expect(sum / 60 <= 1000)
    }

    private func chart(
        _ points: [(Double, Double)], from start: String, to end: String, zone: ClockZone = .greenwich
    ) -> MountedPage {
        let (start, end) = (Moment(start)!, Moment(end)!)
        return MountedPage {
            Chart(points, id: \.0) { (second, value) in
                LineMark(x: .value("Time", start.advanced(by: .seconds(second))), y: .value("Load", value))
            }
            .chartXScale(domain: start...end)
            .chartTimeZone(zone)
        }
    }
}

private struct Measure: Identifiable {
    let second: Int
    let load: Double
    var id: Int { second }
}

@MainActor
private final class Load: ObservableObject {
    @Published var measures: [Measure]

    init(_ measures: [Measure]) {
        self.measures = measures
    }
}

private struct LoadChart: View {
    @ObservedObject var model: Load
    private let start = Moment("2026-02-28T09:30:00Z")!

    var body: some View {
        let last = model.measures.last?.second ?? 0
        Chart(model.measures) { measure in
            LineMark(
                x: .value("Time", start.advanced(by: .seconds(measure.second))),
                y: .value("Load", measure.load))
        }
        .chartXScale(domain: start.advanced(by: .seconds(last - 1798))...start.advanced(by: .seconds(last)))
        .chartYAxis { AxisMarks(format: .percent) }
        .chartTimeZone(.greenwich)
    }
}

private struct ThreeLoadsChart: View {
    @ObservedObject var model: Load

    var body: some View {
        let last = model.measures.last?.second ?? 0
        Chart(model.measures) { measure in
            ForEach(["user", "system", "wait"], id: \.self) { kind in
                LineMark(
                    x: .value("Time", Moment(secondsSince1970: Double(measure.second))),
                    y: .value("Load", measure.load / Double(kind.count))
                )
                .foregroundStyle(by: .value("Kind", kind))
            }
        }
        .chartXScale(
            domain: Moment(
                secondsSince1970: Double(last - 1798))...Moment(secondsSince1970: Double(last))
        )
        .chartYAxis { AxisMarks(format: .percent) }
        .chartTimeZone(.greenwich)
    }
}

extension MountedPage {
    fileprivate func attributes(_ name: String) -> [String] {
        html.components(between: " \(name)=\"", and: "\"")
    }

    /// The paths, without those at the marks of the horizontal axis.
    fileprivate var lines: [String] { attributes("d").filter { !$0.hasSuffix("3e6V-3e6") } }

    /// The labels of the horizontal axis.
    fileprivate var labels: [String] {
        let axis = html.split(separator: "<svg class=\"chart-x\"").last.map(String.init) ?? ""
        return axis.components(between: "<text ", and: "/").map { $0.components(between: ">", and: "<")[0] }
    }
}

extension String {
    fileprivate func components(between start: String, and end: Character) -> [String] {
        split(separator: start, omittingEmptySubsequences: false).dropFirst().map { part in
            String(part.prefix { $0 != end })
        }
    }
}
