/// The values that an axis of a ``Chart`` shows, and what stands there.
///
/// ```swift
/// Chart(samples) { sample in
///     LineMark(x: .value("Time", sample.time), y: .value("Processor", sample.load))
/// }
/// .chartXAxis {
///     AxisMarks(values: .stride(by: .minute, count: 10)) {
///         AxisGridLine()
///         AxisValueLabel(format: .clock)
///     }
/// }
/// .chartYAxis { AxisMarks(format: .percent, values: .automatic(desiredCount: 3)) }
/// ```
public struct AxisMarks: Hashable, Sendable {
    let values: AxisMarkValues
    let marks: [AxisMark]

    /// The same at each value.
    public init(values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> [AxisMark]) {
        self.values = values
        marks = content()
    }

    /// A line across and a label at each value.
    public init(format: ChartFormat? = nil, values: AxisMarkValues = .automatic) {
        self.values = values
        marks = [AxisMark(kind: .gridLine), AxisMark(kind: .label(format))]
    }

    /// The same at each value.
    public init<Value: Plottable>(values: [Value], @AxisMarkBuilder content: () -> [AxisMark]) {
        self.init(values: .values(values), content: content)
    }

    /// A line across and a label at each value.
    public init<Value: Plottable>(format: ChartFormat? = nil, values: [Value]) {
        self.init(format: format, values: .values(values))
    }
}

extension AxisMarks {
    /// The form of its labels, where the program gives one.
    var format: ChartFormat? {
        for case .label(let format?) in marks.map(\.kind) { return format }
        return nil
    }
}
