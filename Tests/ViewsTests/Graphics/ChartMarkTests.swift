import DOM
import Testing
import Views

@MainActor
@Suite("Marks of a chart")
struct ChartMarkTests {
    @Test func anAreaGoesFromOneValueToAnother() {
        let page = MountedPage {
            Chart([0, 1], id: \.self) { x in
                AreaMark(x: .value("X", x), yStart: .value("Least", 2), yEnd: .value("Most", 6 + x * 2))
            }
            .chartYScale(domain: 0...10)
        }
        #expect(page.html.contains(#"<path d="M0 40L100 20L100 80L0 80Z">"#))
        #expect(page.html.contains(#"<g class="area series-1" data-range="">"#))
        #expect(page.html.contains("<td>2 – 8</td>"))
    }

    @Test func rangesDoNotStandOnEachOther() {
        let page = MountedPage {
            Chart(["a", "b"], id: \.self) { series in
                BarMark(x: .value("Day", "Mon"), yStart: .value("From", 2), yEnd: .value("To", 4))
                    .foregroundStyle(by: .value("Kind", series))
            }
            .chartYScale(domain: 0...10)
        }
        #expect(
            page.html.pieces(from: #"<rect class="bar"#, to: ">") == [
                #" series-1" x="14%" y="60%" width="72%" height="20%" rx="3" data-series="a""#,
                #" series-2" x="14%" y="60%" width="72%" height="20%" rx="3" data-series="b""#,
            ])
    }

    @Test func aBarLiesBetweenTwoMoments() {
        let page = MountedPage {
            Chart {
                BarMark(
                    xStart: .value("Begin", Moment(secondsSince1970: 600)),
                    xEnd: .value("End", Moment(secondsSince1970: 1200)), y: .value("Job", "Backup"))
            }
            .chartXScale(domain: Moment(secondsSince1970: 0)...Moment(secondsSince1970: 2400))
            .chartTimeZone(.greenwich)
        }
        #expect(page.html.contains(#"x="25%" y="14%" width="25%" height="72%""#))
        #expect(page.html.contains("<title>00:10 – 00:20: Backup</title>"))
    }

    @Test func aRuleGoesFromOneValueToAnother() {
        let page = MountedPage {
            Chart {
                RuleMark(xStart: .value("X", 0), xEnd: .value("X", 5), y: .value("Y", 5))
                    .lineStyle(StrokeStyle(lineWidth: 3, dash: [6, 2]))
                RuleMark(x: .value("X", 10), yStart: .value("Y", 0), yEnd: .value("Y", 5))
                    .lineStyle(StrokeStyle())
            }
            .chartYScale(domain: 0...10)
        }
        #expect(
            page.html.contains(
                #"x1="0%" x2="50%" y1="50%" y2="50%" stroke-width="3" stroke-dasharray="6 2">"#))
        #expect(
            page.html.contains(
                #"x1="100%" x2="100%" y1="50%" y2="100%" stroke-width="1" stroke-dasharray="none">"#))
    }

    @Test func rectanglesEndWhereTheChartDoes() {
        let page = MountedPage {
            Chart {
                RectangleMark(yStart: .value("Y", 2), yEnd: .value("Y", 5)).opacity(0.25)
                RectangleMark(
                    xStart: .value("X", 0), xEnd: .value("X", 4), yStart: .value("Y", 8),
                    yEnd: .value("Y", 99))
                RectangleMark(xStart: .value("X", 2), xEnd: .value("X", 4))
                RectangleMark(yStart: .value("Y", 20), yEnd: .value("Y", 30))
            }
            .chartYScale(domain: 0...10)
        }
        #expect(
            page.html.pieces(from: #"<rect class="rectangle series-1" "#, to: ">") == [
                #"x="0%" y="50%" width="100%" height="30%" opacity="0.25""#,
                #"x="0%" y="0%" width="100%" height="20%""#, #"x="50%" y="0%" width="50%" height="100%""#,
            ])
    }

    @Test func symbolsStandAtTheValuesOfALine() {
        let page = MountedPage {
            Chart([0, 1], id: \.self) { x in
                LineMark(x: .value("X", x), y: .value("Y", x)).symbol(x == 0 ? .circle : .square)
                    .symbolSize(x == 0 ? 314.16 : 12.57)
            }
        }
        #expect(
            page.html.contains(
                #"<circle class="point series-1" cx="0%" cy="100%" r="10"><title>0: 0</title>"#))
        #expect(
            page.html.contains(
                #"<svg class="point series-1" x="100%" y="0%"><title>1: 1</title><path d="M-1.78 -1.78H1.78V1.78H-1.78Z">"#
            ))
    }

    @Test func wordsStandBesideAMark() {
        let page = MountedPage {
            Chart {
                BarMark(x: .value("Day", "Mon"), y: .value("Visits", 4)).annotation { Text("Most") }
                RuleMark(y: .value("Limit", 5)).annotation(position: .bottom) { Text("Limit ") + Text("5") }
            }
            .chartYScale(domain: 0...10)
        }
        #expect(
            page.html.pieces(from: #"<text class="chart-words" "#, to: "/") == [
                #"x="50%" y="60%" text-anchor="middle" dy="-8">Most<"#,
                #"x="100%" y="50%" text-anchor="end" dy="1.2em">Limit 5<"#,
            ])
    }

    @Test func whatIsNoNumberIsNoMark() {
        let page = MountedPage {
            Chart([Double.nan, .infinity, -.infinity, 1e300], id: \.self) { value in
                AreaMark(x: .value("X", value), yStart: .value("Y", value), yEnd: .value("Y", 1.0))
                BarMark(x: .value("X", value), yStart: .value("Y", 1.0), yEnd: .value("Y", value))
                RuleMark(xStart: .value("X", value), xEnd: .value("X", value), y: .value("Y", value))
                RectangleMark(xStart: .value("X", value), xEnd: .value("X", 1.0))
                PointMark(x: .value("X", value), y: .value("Y", value)).symbol(.cross).symbolSize(value)
                    .opacity(value).lineStyle(StrokeStyle(lineWidth: value, dash: [value]))
                    .annotation { Text("here") }
            }
        }
        #expect(!page.html.contains("nan") && !page.html.contains("inf"))
    }
}

extension String {
    fileprivate func pieces(from start: String, to end: Character) -> [String] {
        split(separator: start, omittingEmptySubsequences: false).dropFirst().map { part in
            String(part.prefix { $0 != end })
        }
    }
}
