import Testing
import Views

@MainActor
@Suite("Sectors, gradients and corners of a chart")
struct SectorTests {
    @Test func sectorsFollowEachOtherClockwise() {
        let page = MountedPage {
            Chart(["Apples", "Pears", "Plums"], id: \.self) { name in
                SectorMark(angle: .value("Sales", name == "Apples" ? 2 : 1))
                    .foregroundStyle(by: .value("Fruit", name))
            }
        }
        #expect(
            page.html.pieces(from: #"<path class="sector "#, to: "</path>") == [
                #"series-1" d="M0 -100A100 100 0 0 1 0 100L0 0Z" data-series="Apples"><title>Apples: 2 (50%)</title>"#,
                #"series-2" d="M0 100A100 100 0 0 1 -100 0L0 0Z" data-series="Pears"><title>Pears: 1 (25%)</title>"#,
                #"series-3" d="M-100 0A100 100 0 0 1 0 -100L0 0Z" data-series="Plums"><title>Plums: 1 (25%)</title>"#,
            ])
        #expect(page.html.contains("<caption>Pie chart: Sales by Fruit</caption>"))
        #expect(
            page.html.contains(#"<tr data-at="25"><th>Apples</th><td>2 (50%)</td></tr>"#))
        #expect(!page.html.contains("chart-line"))
        #expect(!page.html.contains("chart-x"))
    }

    @Test func aRingIsARingWhereThereIsOneValue() {
        #expect(
            path(of: SectorMark(angle: .value("A", 3), innerRadius: .ratio(0.5)))
                == "M0 -100A100 100 0 1 1 0 100A100 100 0 1 1 0 -100Z"
                + "M0 -50A50 50 0 1 0 0 50A50 50 0 1 0 0 -50Z")
        #expect(
            path(of: SectorMark(angle: .value("A", 3), outerRadius: .inset(20)))
                == "M0 -80A80 80 0 1 1 0 80A80 80 0 1 1 0 -80Z")
    }

    @Test func sidesAreApartAndCornersRound() {
        let page = MountedPage {
            Chart([1, 1], id: \.self) { _ in
                SectorMark(
                    angle: .value("A", 1), innerRadius: 40, outerRadius: .fixed(90), angularInset: 4
                )
                .cornerRadius(6)
            }
        }
        let path = page.html.pieces(from: #"<path class="sector series-1" "#, to: ">").first
        #expect(
            path
                == #"d="M10 -83.4A84 84 0 0 1 10 83.4L10 44.9A46 46 0 0 0 10 -44.9Z" stroke-width="12""#)
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [Double])
    func whatIsNoPartHasNoSector(value: Double) {
        let page = MountedPage {
            Chart([value, 1], id: \.self) { SectorMark(angle: .value("A", $0)) }
        }
        #expect(page.html.pieces(from: "<path class=\"sector", to: ">").count == 1)
        let strange = MountedPage {
            Chart([1.0, 2], id: \.self) {
                SectorMark(
                    angle: .value("A", $0), innerRadius: .fixed(value * 300), outerRadius: .ratio(value),
                    angularInset: value * 1_000
                )
                .cornerRadius(value * 50)
            }
        }
        #expect(!strange.html.contains("nan"))
    }

    @Test func anAreaGoesOverFromColorToColor() {
        let page = MountedPage {
            Chart([0, 1], id: \.self) { x in
                AreaMark(x: .value("X", x), y: .value("Y", 5)).foregroundStyle(
                    .linearGradient(
                        colors: [.blue.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
            }
            .chartYScale(domain: 0...10)
        }
        #expect(
            page.html.contains(
                #"<linearGradient id="gradient-1" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="50" y2="100">"#
                    + #"<stop offset="0" stop-color="currentColor" stop-opacity="0.5" class="color-blue"></stop>"#
                    + #"<stop offset="1" stop-color="currentColor" stop-opacity="0" class="color-blue">"#
            ))
        #expect(
            page.html.contains(
                ##"<g class="area color-blue" fill="url(#gradient-1)" data-style="--strength:50%""##))
    }

    @Test func aGradientMayGoOverTheWholeChart() {
        let page = MountedPage {
            Chart([0, 1], id: \.self) { x in
                LineMark(x: .value("X", x), y: .value("Y", x + 4))
                    .foregroundStyle(
                        .linearGradient(colors: [.red, .green], startPoint: .bottom, endPoint: .top)
                    )
                    .alignsMarkStylesWithPlotArea()
            }
            .chartYScale(domain: 0...10)
        }
        #expect(page.html.contains(#"gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="100" y2="0">"#))
        #expect(page.html.contains(##"stroke="url(#gradient-1)""##))
    }

    @Test func barsHaveOneGradientAndRoundCorners() {
        let page = MountedPage {
            Chart(["a", "b"], id: \.self) { name in
                BarMark(x: .value("X", name), y: .value("Y", 1)).foregroundStyle(.blue.gradient)
            }
        }
        #expect(
            page.html.pieces(from: "<linearGradient ", to: ">") == [
                #"id="gradient-1" x1="0" x2="0" y1="0" y2="1""#
            ])
        #expect(page.html.pieces(from: ##"fill="url(#"##, to: ")") == ["gradient-1", "gradient-1"])
        let round = MountedPage {
            Chart { BarMark(x: .value("X", "a"), y: .value("Y", 1)).cornerRadius(8) }
        }
        #expect(round.html.contains(#"rx="8""#))
    }

    private func path(of mark: SectorMark) -> String? {
        MountedPage { Chart { mark } }.html.pieces(from: #"<path class="sector series-1" d=""#, to: "\"")
            .first
    }
}

extension String {
    /// What stands between each of two texts.
    fileprivate func pieces(from start: String, to end: String) -> [String] {
        split(separator: start, omittingEmptySubsequences: false).dropFirst().map { part in
            String(part.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)[0])
        }
    }
}
