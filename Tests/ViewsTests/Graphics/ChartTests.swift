import Reactive
import Testing
import Views

@MainActor
@Suite("Chart")
struct ChartTests {
    @Test func barsWithTheirAxesAndTheirTable() {
        let page = MountedPage {
            Chart([Visit("Mon", 3), Visit("Tue", 8)]) { visit in
                BarMark(x: .value("Day", visit.day), y: .value("Visits", visit.count))
            }
        }
        #expect(
            page.html
                == #"<figure class="chart">"#
                + #"<div class="chart-y" aria-hidden="true"><span>8</span><svg><text x="100%" y="0%">8</text>"#
                + #"<text x="100%" y="25%">6</text><text x="100%" y="50%">4</text>"#
                + #"<text x="100%" y="75%">2</text><text x="100%" y="100%">0</text></svg></div>"#
                + #"<svg class="chart-plot" role="img" aria-label="Bar chart: Visits by Day">"#
                + [100, 75, 50, 25, 0].map {
                    #"<line class="chart-line" x1="0" x2="100%" y1="\#($0)%" y2="\#($0)%"></line>"#
                }.joined()
                + #"<rect class="bar series-1" x="7%" y="62.5%" width="36%" height="37.5%" rx="3"><title>Mon: 3</title></rect>"#
                + #"<rect class="bar series-1" x="57%" y="0%" width="36%" height="100%" rx="3"><title>Tue: 8</title></rect>"#
                + "</svg>"
                + #"<svg class="chart-x" aria-hidden="true"><text x="25%" y="1em" text-anchor="middle">Mon</text>"#
                + #"<text x="75%" y="1em" text-anchor="middle">Tue</text></svg>"#
                + #"<div class="visually-hidden"><table><caption>Bar chart: Visits by Day</caption>"#
                + #"<thead><tr><th scope="col">Day</th><th scope="col">Visits</th></tr></thead>"#
                + #"<tbody><tr><th>Mon</th><td>3</td></tr><tr><th>Tue</th><td>8</td></tr></tbody>"#
                + "</table></div></figure>")
    }

    @Test func aChangedValueChangesAttributesAlone() {
        let model = Visits([Visit("Mon", 3), Visit("Tue", 8)])
        let page = MountedPage(VisitChart(model: model))
        model.visits[0].count = 6
        page.turn()
        #expect(
            page.operations() == [
                #"["a",18,"y","25%"]"#, #"["a",18,"height","75%"]"#, #"["t",19,"Mon: 6"]"#, #"["t",35,"6"]"#,
            ])
    }

    @Test func aLineIsOnePath() {
        #expect(path(.linear) == "M0 100L50 0L100 50")
        #expect(path(.stepStart) == "M0 100L0 0L50 0L50 50L100 50")
        #expect(path(.stepEnd) == "M0 100L50 100L50 0L100 0L100 50")
        #expect(path(.monotone) == "M0 100C16.67 66.67 33.33 0 50 0C66.67 0 83.33 33.33 100 50")
    }

    @Test func aLineThatMovesOnChangesItsPathAndOneRowOfTheTable() {
        let model = Samples((0..<60).map { Sample(second: $0, load: Double($0 % 7)) })
        let page = MountedPage(SampleChart(model: model))
        model.samples.removeFirst()
        model.samples.append(Sample(second: 60, load: 3))
        page.turn()
        let kinds = page.operations().map { $0.prefix(5) }
        #expect(kinds.filter { $0.hasPrefix(#"["i""#) }.count == 1)
        #expect(kinds.filter { $0.hasPrefix(#"["x""#) }.count == 1)
        #expect(kinds.count < 12)
    }

    @Test(arguments: [
        ([1, nil, 1, 2], "M0 50L0 50M66.67 50L100 0"),
        ([nil, 2, 1, nil], "M33.33 0L66.67 50"),
        ([2, .nan, .infinity, 2], "M0 0L0 0M100 0L100 0"),
        ([nil, nil, nil, nil], ""),
    ])
    func aLineEndsWhereAValueIsMissingAndBeginsAnewBehindIt(values: [Double?], line: String) {
        let page = MountedPage {
            Chart(values.indices, id: \.self) { index in
                LineMark(x: .value("Second", index), y: .value("Load", values[index]))
            }
            .chartYScale(domain: 0...2)
        }
        #expect(page.attributes("d").joined() == line)
        #expect(!page.html.contains("nan") && !page.html.contains("inf"))
    }

    @Test func anAreaHasAGapDownToItsGround() {
        let page = MountedPage {
            Chart([0, 1, 2, 3, 4], id: \.self) { second in
                AreaMark(x: .value("Second", second), y: .value("Load", second == 2 ? nil : second))
            }
        }
        #expect(page.attributes("d") == ["M0 100L25 75L25 100L0 100ZM75 25L100 0L100 100L75 100Z"])
        #expect(page.html.contains(#"<tr><th>2</th><td>–</td></tr>"#))
    }

    @Test func areasOfSeriesStandOnEachOther() {
        let page = MountedPage {
            Chart(["a", "b"], id: \.self) { series in
                ForEach([0, 1], id: \.self) { second in
                    AreaMark(x: .value("Second", second), y: .value("Load", 2))
                }
                .foregroundStyle(by: .value("Process", series))
            }
        }
        #expect(page.attributes("d") == ["M0 50L100 50L100 100L0 100Z", "M0 0L100 0L100 50L0 50Z"])
        #expect(
            page.html.contains(
                #"<ul class="chart-legend" aria-hidden="true" inert=""><li class="series-1">"#
                    + #"<span role="button" tabindex="0" aria-pressed="true">a</span></li>"#))
        #expect(page.attributes("data-series") == ["a", "b"])
        #expect(page.html.hasSuffix(#"<script type="module" src="/charts.js"></script></figure>"#))
    }

    @Test func aChartWithoutTimeAndLegendBringsNoScript() {
        let page = MountedPage {
            Chart { PointMark(x: .value("X", 1), y: .value("Y", 2)) }
        }
        #expect(!page.html.contains("charts.js"))
        #expect(!page.html.contains("chart-cursor"))
    }

    @Test func barsOfSeriesStandOnOrBesideEachOther() {
        func chart(_ isBeside: Bool) -> MountedPage {
            MountedPage {
                Chart(["a", "b"], id: \.self) { series in
                    if isBeside {
                        BarMark(x: .value("Day", "Mon"), y: .value("Count", 2))
                            .foregroundStyle(by: .value("Kind", series)).position(by: .value("Kind", series))
                    } else {
                        BarMark(x: .value("Day", "Mon"), y: .value("Count", 2))
                            .foregroundStyle(by: .value("Kind", series))
                    }
                }
            }
        }
        #expect(chart(false).bars == ["14% 50% 72% 50%", "14% 0% 72% 50%"])
        #expect(chart(true).bars == ["14% 0% 33.12% 100%", "50% 0% 33.12% 100%"])
    }

    @Test func barsLieIfTheNamesAreOnTheVerticalAxis() {
        let page = MountedPage {
            Chart([Visit("Mon", 5), Visit("Tue", 10)]) { visit in
                BarMark(x: .value("Visits", visit.count), y: .value("Day", visit.day))
            }
        }
        #expect(page.bars == ["0% 7% 50% 36%", "0% 57% 100% 36%"])
        #expect(page.html.contains(#"<div class="chart-y labels-names" aria-hidden="true"><span>Mon</span>"#))
    }

    @Test func barsBelowNothingHangDown() {
        let page = MountedPage {
            Chart([Visit("Mon", 5), Visit("Tue", -5)]) { visit in
                BarMark(x: .value("Day", visit.day), y: .value("Change", visit.count))
            }
        }
        #expect(page.bars == ["7% 0% 36% 50%", "57% 50% 36% 50%"])
    }

    @Test func aRuleGoesAcrossInItsColour() {
        let page = MountedPage {
            Chart { RuleMark(y: .value("Limit", 80)).foregroundStyle(.red) }
                .chartYScale(domain: 0...100)
                .chartXAxis(.hidden)
        }
        #expect(
            page.html.contains(
                #"<line class="rule color-red" x1="0" x2="100%" y1="20%" y2="20%"><title>80</title></line>"#))
        #expect(!page.html.contains("chart-x"))
    }

    @Test func whatIsNoNumberIsNotDrawn() {
        let page = MountedPage {
            Chart([.nan, .infinity, 1e300, -1e300], id: \.self) { (value: Double) in
                BarMark(x: .value("X", "a"), y: .value("Y", value))
                LineMark(x: .value("X", "a"), y: .value("Y", value))
                PointMark(x: .value("X", value), y: .value("Y", value))
            }
        }
        #expect(!page.html.contains("nan") && !page.html.contains("inf"))
    }

    @Test func aChartWithoutValuesSaysSo() {
        let page = MountedPage(
            Chart([Visit]()) { BarMark(x: .value("Day", $0.day), y: .value("", $0.count)) })
        #expect(page.html.contains(#"aria-label="Chart without values""#))
    }

    @Test func whatIsNoMarkIsReported() {
        let page = MountedPage(Chart { Text("a") }, path: "/chart")
        #expect(page.reports == ["/chart: A view in a Chart is not a mark: it is not shown."])
    }

    @Test(arguments: [
        (0.0...2.0, ["2.0", "1.5", "1.0", "0.5", "0"]),
        (0...5000, ["5,000", "4,000", "3,000", "2,000", "1,000", "0"]),
        (0...100, ["100", "75", "50", "25", "0"]),
        (0...0.3, ["0.3", "0.2", "0.1", "0"]),
        (0...50_000, ["50K", "40K", "30K", "20K", "10K", "0"]),
        (-1_500_000...1_500_000, ["1.5M", "1.0M", "0.5M", "0", "−0.5M", "−1.0M", "−1.5M"]),
    ])
    func labelsOfAGivenScale(domain: ClosedRange<Double>, labels: [String]) {
        let page = MountedPage {
            Chart { PointMark(x: .value("X", 0), y: .value("Y", domain.lowerBound)) }
                .chartYScale(domain: domain)
        }
        #expect(page.verticalLabels == labels)
    }

    @Test(arguments: [
        ([3.0, 17.0], ["20", "15", "10", "5", "0"]),
        ([0.3, 0.7], ["0.8", "0.6", "0.4", "0.2", "0"]),
        ([-3, 900], ["1,000", "750", "500", "250", "0", "−250"]),
        ([0, 0], ["1", "0"]),
    ])
    func labelsThatFitTheValues(values: [Double], labels: [String]) {
        let page = MountedPage {
            Chart(values, id: \.self) { value in PointMark(x: .value("X", 0), y: .value("Y", value)) }
        }
        #expect(page.verticalLabels == labels)
    }

    @Test func ofManyNamesOnlySomeAreWritten() {
        let page = MountedPage {
            Chart(0..<30, id: \.self) { day in
                BarMark(x: .value("Day", "Day \(day)"), y: .value("Count", day))
            }
        }
        #expect(
            page.html.components(between: "text-anchor=\"middle\">", and: "<")
                == ["Day 0", "Day 6", "Day 12", "Day 18", "Day 24"])
    }

    private func path(_ method: InterpolationMethod) -> String? {
        let page = MountedPage {
            Chart([(0, 0.0), (1, 2.0), (2, 1.0)], id: \.0) { (x, y) in
                LineMark(x: .value("X", x), y: .value("Y", y)).interpolationMethod(method)
            }
            .chartYScale(domain: 0...2)
        }
        return page.attributes("d").first
    }
}

extension MountedPage {
    /// The values of an attribute, in their order.
    fileprivate func attributes(_ name: String) -> [String] {
        html.components(between: " \(name)=\"", and: "\"")
    }

    /// The numbers at the vertical axis, from the top.
    fileprivate var verticalLabels: [String] {
        html.components(between: "<text x=\"100%\"", and: "/").map {
            $0.components(between: ">", and: "<")[0]
        }
    }

    /// Where the bars stand, and how large they are.
    fileprivate var bars: [String] {
        html.components(between: "<rect ", and: ">").map { bar in
            ["x", "y", "width", "height"].compactMap { bar.components(between: " \($0)=\"", and: "\"").first }
                .joined(separator: " ")
        }
    }
}

extension String {
    fileprivate func components(between start: String, and end: Character) -> [String] {
        split(separator: start, omittingEmptySubsequences: false).dropFirst().map { part in
            String(part.prefix { $0 != end })
        }
    }
}

private struct Visit: Identifiable {
    let day: String
    var count: Int
    var id: String { day }

    init(_ day: String, _ count: Int) {
        self.day = day
        self.count = count
    }
}

@MainActor
private final class Visits: ObservableObject {
    @Published var visits: [Visit]

    init(_ visits: [Visit]) {
        self.visits = visits
    }
}

private struct VisitChart: View {
    @ObservedObject var model: Visits

    var body: some View {
        Chart(model.visits) { visit in
            BarMark(x: .value("Day", visit.day), y: .value("Visits", visit.count))
        }
    }
}

private struct Sample: Identifiable {
    let second: Int
    let load: Double
    var id: Int { second }
}

@MainActor
private final class Samples: ObservableObject {
    @Published var samples: [Sample]

    init(_ samples: [Sample]) {
        self.samples = samples
    }
}

private struct SampleChart: View {
    @ObservedObject var model: Samples

    var body: some View {
        Chart(model.samples) { sample in
            LineMark(x: .value("Second", sample.second), y: .value("Load", sample.load))
        }
    }
}
