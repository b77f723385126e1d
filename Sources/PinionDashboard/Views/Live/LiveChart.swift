internal import DOM
public import Views

/// Figures of a recorder over time, as they come.
///
/// ```swift
/// LiveChart("Processors", of: recorder, ["Work": Series("processor.work")], unit: .part)
/// LiveChart("Received", of: recorder, "network.received", by: "interface", unit: .bytesPerSecond)
/// ```
///
/// It is read while somebody has it on a page, as often as there may be another point to be drawn. A series that is no more
/// is a gap.
public struct LiveChart: View {
    private let title: String
    private let recorder: Recorder
    private let choice: FigureChoice
    private let range: FigureRange
    private let unit: FigureUnit
    private let bounds: [TimeChart.Bound]

    init(
        _ title: some StringProtocol, of recorder: Recorder, _ choice: FigureChoice, _ range: FigureRange,
        _ unit: FigureUnit, _ bounds: [TimeChart.Bound]
    ) {
        self.title = String(title)
        self.recorder = recorder
        self.choice = choice
        self.range = range
        self.unit = unit
        self.bounds = bounds
    }

    /// A chart of some series.
    ///
    /// - Parameters:
    ///   - title: what is measured.
    ///   - recorder: who has the figures.
    ///   - series: the series, by what they are called in the chart.
    ///   - range: the time that is shown.
    ///   - unit: the unit of the figures.
    ///   - bounds: drawn as lines across.
    public init(
        _ title: LocalizedStringKey, of recorder: Recorder, _ series: KeyValuePairs<String, Series>,
        range: FigureRange = .live, unit: FigureUnit = .number, bounds: [TimeChart.Bound] = []
    ) {
        self.init(title.text, of: recorder, FigureChoice(series), range, unit, bounds)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, of recorder: Recorder, _ series: KeyValuePairs<String, Series>,
        range: FigureRange = .live, unit: FigureUnit = .number, bounds: [TimeChart.Bound] = []
    ) {
        self.init(title, of: recorder, FigureChoice(series), range, unit, bounds)
    }

    /// A chart of all series that have a name, told apart by a label.
    ///
    /// - Parameters:
    ///   - title: what is measured.
    ///   - recorder: who has the figures.
    ///   - name: the name of the series.
    ///   - label: the label whose values they are called by.
    ///   - range: the time that is shown.
    ///   - unit: the unit of the figures.
    ///   - bounds: drawn as lines across.
    public init(
        _ title: LocalizedStringKey, of recorder: Recorder, _ name: String, by label: String,
        range: FigureRange = .live, unit: FigureUnit = .number, bounds: [TimeChart.Bound] = []
    ) {
        self.init(title.text, of: recorder, .labelled(name, by: label), range, unit, bounds)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, of recorder: Recorder, _ name: String, by label: String,
        range: FigureRange = .live, unit: FigureUnit = .number, bounds: [TimeChart.Bound] = []
    ) {
        self.init(title, of: recorder, .labelled(name, by: label), range, unit, bounds)
    }

    private struct Key: Hashable {
        let choice: FigureChoice
        let range: FigureRange
    }

    private struct Figures: Equatable {
        let moments: Range<Moment>
        let lines: [TimeChart.Line]
    }

    public var body: some View {
        Followed(recorder, key: Key(choice: choice, range: range), every: range.interval, until: range.end) {
            await read()
        } content: { figures in
            TimeChart(
                title, figures?.lines.map(localized) ?? [],
                range: figures?.moments ?? range.moments(at: recorder.now()),
                unit: unit, bounds: bounds)
        }
    }

    /// At most eight series: there are no more colours, and no eye follows more lines.
    /// The line with its name in the language of the page: what is read is the same for all pages.
    private func localized(_ line: TimeChart.Line) -> TimeChart.Line {
        guard choice.isWord(line.name) else { return line }
        return TimeChart.Line(LocalizedStringKey(line.name).text, line.slots)
    }

    private func read() async -> Figures {
        let moments = range.moments(at: recorder.now())
        var lines: [TimeChart.Line] = []
        for named in choice.series(of: recorder).prefix(8) {
            let slots = await recorder.values(of: named.series, in: moments, points: FigureRange.points)
            lines.append(TimeChart.Line(named.name, slots))
        }
        return Figures(moments: moments, lines: lines)
    }
}
