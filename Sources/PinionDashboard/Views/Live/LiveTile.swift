internal import DOM
public import Views

/// A figure of a recorder with its name, as it changes: what it is now, by how much it differs from two minutes ago, and
/// how it went in between.
///
/// ```swift
/// LiveTile("Processors", of: recorder, Series("processor.work"), unit: .part)
/// LiveTile("Received", of: recorder, sumOf: "network.received", by: "interface", unit: .bytesPerSecond)
/// ```
public struct LiveTile: View {
    private let title: String
    private let recorder: Recorder
    private let choice: FigureChoice
    private let unit: FigureUnit
    private let warning: String?

    init(
        _ title: some StringProtocol, of recorder: Recorder, _ choice: FigureChoice, _ unit: FigureUnit,
        _ warning: String?
    ) {
        self.title = String(title)
        self.recorder = recorder
        self.choice = choice
        self.unit = unit
        self.warning = warning
    }

    /// The figure of one series.
    ///
    /// - Parameters:
    ///   - title: what is measured.
    ///   - recorder: who has the figures.
    ///   - series: the series.
    ///   - unit: the unit of the figures.
    ///   - warning: says why it should be looked at, if it should.
    public init(
        _ title: LocalizedStringKey, of recorder: Recorder, _ series: Series, unit: FigureUnit = .number,
        warning: String? = nil
    ) {
        self.init(
            title.text, of: recorder, .named([FigureChoice.Named(name: "", series: series)]), unit, warning)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, of recorder: Recorder, _ series: Series, unit: FigureUnit = .number,
        warning: String? = nil
    ) {
        self.init(
            title, of: recorder, .named([FigureChoice.Named(name: "", series: series)]), unit, warning)
    }

    /// The sum of all series that have a name and a label.
    ///
    /// - Parameters:
    ///   - title: what is measured.
    ///   - recorder: who has the figures.
    ///   - name: the name of the series.
    ///   - label: the label by which they are told apart.
    ///   - unit: the unit of the figures.
    ///   - warning: says why it should be looked at, if it should.
    public init(
        _ title: LocalizedStringKey, of recorder: Recorder, sumOf name: String, by label: String,
        unit: FigureUnit = .number, warning: String? = nil
    ) {
        self.init(title.text, of: recorder, .labelled(name, by: label), unit, warning)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, of recorder: Recorder, sumOf name: String, by label: String,
        unit: FigureUnit = .number, warning: String? = nil
    ) {
        self.init(title, of: recorder, .labelled(name, by: label), unit, warning)
    }

    public var body: some View {
        Followed(recorder, key: choice) {
            await read()
        } content: { figures in
            let figures = figures ?? []
            let known = figures.compactMap(\.self)
            // What has not been measured lately is not known any more.
            let now = figures.suffix(2).compactMap(\.self).last
            Tile(
                title, now, unit: unit, change: now.flatMap { now in known.first.map { now - $0 } },
                history: figures.inPairs, warning: warning)
        }
    }

    /// The figures of two minutes that have passed, two seconds each.
    private func read() async -> [Double?] {
        let end = recorder.now().advanced(by: .seconds(-2))
        let moments = Range(from: end.advanced(by: .seconds(-120)), to: end)
        var sums: [Double?] = []
        for named in choice.series(of: recorder) {
            let slots = await recorder.values(of: named.series, in: moments, points: 62)
            let figures = slots.map { $0.summary?.mean }
            if sums.isEmpty { sums = Array(repeating: nil, count: figures.count) }
            for (index, figure) in figures.enumerated() where index < sums.count {
                if let figure { sums[index] = (sums[index] ?? 0) + figure }
            }
        }
        return sums
    }
}

extension [Double?] {
    /// Half as many: the mean of each one and the next, as of the first.
    fileprivate var inPairs: [Double?] {
        stride(from: 0, to: count, by: 2).map { index in
            let pair = self[index..<Swift.min(index + 2, count)].compactMap(\.self)
            return pair.isEmpty ? nil : pair.reduce(0, +) / Double(pair.count)
        }
    }
}
