import Pinion

/// Charts in which something is chosen, and a ring.
struct SelectionsPage: View {
    @State private var last = 60
    @State private var span: ClosedRange<Moment>?
    @State private var moment: Moment?
    @State private var day: String?
    @State private var sizes: ClosedRange<Double>?

    var body: some View {
        Button("Tick") { last += 1 }
        Button("Tuesday") { day = "Tue" }
        Section("Range of time") {
            SpanChart(last: last).chartXSelection(range: $span)
            Text("Span: \(span.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "none")")
        }
        Section("Moment") {
            SpanChart(last: last).chartXSelection(value: $moment)
            Text("Moment: \(moment?.description ?? "none")")
        }
        Section("Day") {
            Chart(["Mon", "Tue", "Wed", "Thu"], id: \.self) { day in
                BarMark(x: .value("Day", day), y: .value("Visits", day.utf8.reduce(0) { $0 + Int($1) } % 10))
            }
            .chartXSelection(value: $day)
            Text("Day: \(day ?? "none")")
        }
        Section("Sizes") {
            Chart([0.5, 1, 2, 4, 8], id: \.self) { size in
                PointMark(x: .value("Size", size), y: .value("Price", 10 - size))
            }
            .chartXSelection(range: $sizes)
            Text("Sizes: \(sizes.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "none")")
        }
        Section("Sales") { SalesChart() }
            .navigationTitle("Selections")
    }
}

private struct SpanChart: View {
    let last: Int

    private static let start = Moment("2026-02-28T09:30:00Z")!

    var body: some View {
        Chart(last - 60...last, id: \.self) { minute in
            AreaMark(x: .value("Time", time(minute)), y: .value("Load", load(minute)))
                .foregroundStyle(
                    .linearGradient(
                        colors: [.accentColor.opacity(0.4), .accentColor.opacity(0)], startPoint: .top,
                        endPoint: .bottom))
            LineMark(x: .value("Time", time(minute)), y: .value("Load", load(minute)))
        }
        .chartXScale(domain: time(last - 60)...time(last))
        .chartTimeZone(.greenwich)
    }

    private func time(_ minute: Int) -> Moment { Self.start.advanced(by: .seconds(minute * 60)) }

    private func load(_ minute: Int) -> Double { Double(abs(minute % 40 - 20)) }
}

private struct SalesChart: View {
    private let sales = ["Apples": 50, "Pears": 25, "Plums": 15, "Quinces": 10]

    var body: some View {
        Chart(sales.sorted { $0.value > $1.value }, id: \.key) { name, count in
            SectorMark(
                angle: .value("Sales", count), innerRadius: .ratio(0.6), angularInset: 1
            )
            .cornerRadius(4)
            .foregroundStyle(by: .value("Fruit", name))
            .annotation(position: .overlay) { Text("\(count)") }
        }
    }
}
