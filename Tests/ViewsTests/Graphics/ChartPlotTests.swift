import DOM
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("Many values of a chart at once")
struct ChartPlotTests {
    @Test func areDrawnAsTheirMarksAre() {
        let points: [(Int, Double?)] = [(0, 3), (60, 5), (120, nil), (180, 1), (240, 4)]
        let marks = MountedPage {
            Chart(points, id: \.0) { second, value in
                LineMark(x: .value("Time", moment(second)), y: .value("Load", value))
                    .foregroundStyle(by: .value("Kind", "user"))
            }
        }
        let plot = MountedPage {
            Chart {
                ChartPlot.line("Load", points.map { PlottedPoint(moment($0), $1) })
                    .foregroundStyle(by: .value("Kind", "user"))
            }
        }
        #expect(plot.html == marks.html)
    }

    @Test func makeABandAsAreasDo() {
        let marks = MountedPage {
            Chart([0, 60, 120], id: \.self) { second in
                AreaMark(
                    x: .value("Time", moment(second)), yStart: .value("Load", Double(second)),
                    yEnd: .value("Load", Double(second) * 2))
            }
        }
        let plot = MountedPage {
            Chart {
                ChartPlot.band(
                    "Load", [0, 60, 120].map { PlottedPoint(moment($0), Double($0), to: Double($0) * 2) })
            }
        }
        #expect(plot.html == marks.html)
    }

    /// Rows that go are taken out, new ones come behind the last, and the others are not touched.
    @Test func goOnWithOneRowOfTheTable() {
        let line = Line((0..<60).map { ($0, Double($0 % 7)) })
        let page = MountedPage(LineChart(line: line))
        line.points.removeFirst()
        line.points.append((60, 3))
        page.turn()
        let operations = page.operations()
        #expect(operations.count { $0.hasPrefix(#"["i""#) && $0.contains("<tr ") } == 1)
        // The row, the word below the chart, and what the crosshair finds there.
        #expect(operations.count { $0.hasPrefix(#"["x""#) } == 3)
        #expect(page.html == MountedPage(LineChart(line: line)).html)
    }

    @Test func keepTheirRowsInAnyOrder() {
        let line = Line((0..<9).map { ($0, Double($0)) })
        let page = MountedPage(LineChart(line: line))
        let moves: [(inout [(Int, Double)]) -> Void] = [
            { $0.reverse() }, { $0.removeLast(3) }, { $0.insert((40, 4), at: 2) }, { $0.removeAll() },
            { $0 = [(5, 1), (6, 2), (7, 3)] }, { $0.swapAt(0, 2) }, { $0[1].1 = 99 },
        ]
        for move in moves {
            move(&line.points)
            page.turn()
            let seconds = page.html.split(separator: "<th>").dropFirst().map {
                $0.prefix { $0 != "<" }
            }
            #expect(seconds.count == line.points.count)
            let values = page.html.split(separator: "<td>").dropFirst().map { $0.prefix { $0 != "<" } }
            #expect(values.map(String.init) == line.points.map { "\(Int($0.1))" })
        }
    }

    @Test func shareThePictureWithThoseThatShowTheSame() {
        func parts(_ last: Double) -> [ChartPicture.Part] {
            let points = [PlottedPoint(moment(0), 1), PlottedPoint(moment(60), last)]
            return [
                ChartPicture.Part(
                    marks: .plot(PlottedValues(kind: .line, label: "Load", points: points)),
                    style: MarkStyle())
            ]
        }
        let options = ChartOptions()
        let picture = ChartPicture.of(parts(2), options, before: .square)
        #expect(ChartPicture.of(parts(2), options, before: .square) === picture)
        #expect(ChartPicture.of(parts(2), options, before: picture.layout.frame) === picture)
        #expect(ChartPicture.of(parts(3), options, before: .square) !== picture)
        // One that comes later is drawn in the coordinates that the others have.
        let next = ChartPicture.of(parts(1_000), options, before: picture.layout.frame)
        #expect(ChartPicture.of(parts(1_000), options, before: .square) === next)
        // Nobody keeps what nobody shows.
        weak var gone: ChartPicture?
        gone = ChartPicture.of(parts(7), options, before: .square)
        #expect(gone == nil)
    }
}

/// The moment so many seconds after 9:00.
private func moment(_ second: Int) -> Moment { Moment(secondsSince1970: 1_772_269_200 + Double(second)) }

private final class Line: ObservableObject {
    @Published var points: [(Int, Double)]

    init(_ points: [(Int, Double)]) {
        self.points = points
    }
}

private struct LineChart: View {
    @ObservedObject var line: Line

    var body: some View {
        Chart { ChartPlot.line("Load", line.points.map { PlottedPoint(moment($0.0), $0.1) }) }
            .chartTimeZone(.greenwich)
    }
}
