public import DOM
public import Views

/// Figures over time: a line for each series, from the least to the greatest figure of each span a band if there is one
/// series, nothing where nothing was measured, and bounds as lines across.
///
/// ```swift
/// let slots = await recorder.values(of: Series("processor.work"), in: range, points: 150)
/// let chart = TimeChart("Processors", [TimeChart.Line("Work", slots)], range: range, unit: .part)
/// ```
///
/// ``LiveChart`` shows the figures of a ``Recorder`` as they come.
public struct TimeChart: View {
    /// A series of figures with its name.
    public struct Line: Identifiable, Equatable, Sendable {
        /// What is measured.
        public let name: String
        /// The figures, the oldest first.
        public let slots: [RecordedSlot]

        public var id: String { name }

        /// Names figures.
        public init(_ name: LocalizedStringKey, _ slots: [RecordedSlot]) {
            self.name = name.untrackedText
            self.slots = slots
        }

        /// The same with a title that is not looked up.
        @_disfavoredOverload
        public init(_ name: some StringProtocol, _ slots: [RecordedSlot]) {
            self.name = String(name)
            self.slots = slots
        }
    }

    /// A figure that others are seen against.
    public struct Bound: Identifiable, Hashable, Sendable {
        /// What it is called.
        public let name: String
        /// The figure, in the unit of the chart.
        public let value: Double

        public var id: String { name }

        /// Names a figure.
        public init(_ name: LocalizedStringKey, _ value: Double) {
            self.name = name.untrackedText
            self.value = value
        }

        /// The same with a title that is not looked up.
        @_disfavoredOverload
        public init(_ name: some StringProtocol, _ value: Double) {
            self.name = String(name)
            self.value = value
        }
    }

    private let title: String
    private let lines: [Line]
    private let range: Range<Moment>
    private let unit: FigureUnit
    private let bounds: [Bound]

    /// - Parameters:
    ///   - title: what is measured.
    ///   - lines: the figures.
    ///   - range: the time that is shown, whether or not there are figures for all of it.
    ///   - unit: the unit of the figures.
    ///   - bounds: drawn as lines across.
    public init(
        _ title: LocalizedStringKey, _ lines: [Line], range: Range<Moment>, unit: FigureUnit = .number,
        bounds: [Bound] = []
    ) {
        self.title = title.text
        self.lines = lines
        self.range = range
        self.unit = unit
        self.bounds = bounds
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, _ lines: [Line], range: Range<Moment>, unit: FigureUnit = .number,
        bounds: [Bound] = []
    ) {
        self.title = String(title)
        self.lines = lines
        self.range = range
        self.unit = unit
        self.bounds = bounds
    }

    public var body: some View {
        GroupBox(title) {
            Chart {
                if let line = bandedLine {
                    ChartPlot.band(
                        localized("From least to greatest"),
                        line.slots.map { slot in
                            PlottedPoint(
                                slot.start, scaled(slot.summary?.minimum), to: scaled(slot.summary?.maximum))
                        }
                    )
                    .foregroundStyle(.accentColor.opacity(0.2))
                }
                ForEach(lines) { line in
                    ChartPlot.line(
                        line.name, line.slots.map { PlottedPoint($0.start, scaled($0.summary?.mean)) }
                    )
                    .foregroundStyle(by: .value("Series", line.name))
                }
                ForEach(bounds) { bound in
                    RuleMark(y: .value(bound.name, scaled(bound.value))).foregroundStyle(.red)
                }
            }
            .chartXScale(domain: range.lowerBound...range.upperBound)
            .chartXAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
            .chartYAxis { AxisMarks(format: unit.format, values: .automatic(desiredCount: 4)) }
            .chartLegend(lines.count > 1 ? .visible : .hidden)
            .accessibilityLabel(title)
        }
    }

    /// The line that has a band, if there is but one, and something to show of it.
    private var bandedLine: Line? {
        guard lines.count == 1, let line = lines.first else { return nil }
        let summaries = line.slots.compactMap(\.summary)
        let hasBand = summaries.contains { $0.minimum < $0.maximum }
        return hasBand && summaries.allSatisfy { $0.minimum >= 0 } ? line : nil
    }

    private func scaled(_ figure: Double?) -> Double? { figure.map { $0 * unit.factor } }
}
