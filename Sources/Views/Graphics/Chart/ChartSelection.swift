internal import DOM
public import Reactive

/// The place where a program keeps what a person has chosen along the horizontal axis of a chart.
struct ChartSelection {
    enum Kind: String {
        case value, range
    }

    let kind: Kind
    private let origin: BindingOrigin?
    /// One value, the ends of a range, or nothing.
    let values: () -> [PlottedValue]
    /// Takes what has been chosen; false if that is nothing that the program can keep.
    let take: ([PlottedValue]) -> Bool

    init<Value: Plottable>(_ selection: Binding<Value?>) {
        kind = .value
        origin = selection.origin
        values = { selection.wrappedValue.map { [$0.plotted] } ?? [] }
        take = { values in
            guard values.count <= 1 else { return false }
            let chosen = values.first.flatMap { Value(plotted: $0) }
            if chosen == nil, !values.isEmpty { return false }
            selection.wrappedValue = chosen
            return true
        }
    }

    init<Value: Plottable & Comparable>(_ selection: Binding<ClosedRange<Value>?>) {
        kind = .range
        origin = selection.origin
        values = { selection.wrappedValue.map { [$0.lowerBound.plotted, $0.upperBound.plotted] } ?? [] }
        take = { values in
            let ends = values.compactMap { Value(plotted: $0) }.sorted()
            guard ends.count == values.count, ends.count != 1 else { return false }
            // What is neither less nor greater than the other is no end of a range.
            guard let first = ends.first, let last = ends.last else {
                selection.wrappedValue = nil
                return true
            }
            guard first <= last else { return false }
            selection.wrappedValue = first...last
            return true
        }
    }
}

extension ChartSelection: Equatable {
    static func == (one: ChartSelection, other: ChartSelection) -> Bool {
        one.kind == other.kind && one.origin != nil && one.origin == other.origin
    }
}

private struct ChartSelectionsKey: EnvironmentKey {
    static let defaultValue: [ChartSelection] = []
}

extension EnvironmentValues {
    /// At most one of each kind.
    var chartSelections: [ChartSelection] {
        get { self[ChartSelectionsKey.self] }
        set { self[ChartSelectionsKey.self] = newValue }
    }
}

extension View {
    /// Lets people choose a value of the horizontal axis of charts inside, by a click or with the Enter key where the
    /// arrow keys have led; the same again chooses nothing.
    ///
    /// ```swift
    /// Chart(visits) { visit in
    ///     BarMark(x: .value("Day", visit.day), y: .value("Visits", visit.count))
    /// }
    /// .chartXSelection(value: $day)
    /// ```
    ///
    /// Of a chart with time a moment is chosen; of others one of the places that have a value. It stays marked in the chart
    /// until the program, too, sets another one. Charts whose bars lie have nothing to be chosen.
    public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
        chartSelection(ChartSelection(value))
    }

    /// Lets people choose a range of the horizontal axis of charts inside, by dragging over it or with the arrow keys and
    /// Shift, and then Enter; a click, or Enter alone, chooses nothing.
    ///
    /// ```swift
    /// Chart(samples) { sample in
    ///     LineMark(x: .value("Time", sample.time), y: .value("Load", sample.load))
    /// }
    /// .chartXSelection(range: $span)
    /// ```
    ///
    /// The browser shows the range while it is chosen; the program hears of it at the end. Values that a ``Plottable`` type
    /// does not have are refused.
    public func chartXSelection<Value: Plottable & Comparable>(
        range: Binding<ClosedRange<Value>?>
    ) -> some View {
        chartSelection(ChartSelection(range))
    }

    private func chartSelection(_ selection: ChartSelection) -> some View {
        transformEnvironment(\.chartSelections) { selections in
            selections.removeAll { $0.kind == selection.kind }
            selections.append(selection)
        }
    }
}
