import Pinion

/// Charts with time over the same window, which a button moves on.
struct ChartsPage: View {
    @State private var last = 900

    var body: some View {
        Button("Tick") { last += 1 }
        Group {
            Section("Processor") { ProcessorChart(samples: samples) }
            Section("Memory") { MemoryChart(samples: samples) }
            Section("Temperature") { TemperatureChart(samples: samples) }
            Section("Requests") { RequestChart(minutes: Array(0..<30)) }
        }
        .chartXScale(domain: window)
        .chartTimeZone(ClockZone(offset: 3600))
        .navigationTitle("Charts")
    }

    private var samples: [Sample] { (last - 900...last).map(Sample.init) }

    private var window: ClosedRange<Moment> { Sample(number: last - 900).time...Sample(number: last).time }
}

/// What was measured at a moment: every two seconds from half past nine, but not for two minutes.
private struct Sample: Identifiable {
    let number: Int

    static let start = Moment("2026-02-28T09:30:00Z")!

    var id: Int { number }
    var time: Moment { Self.start.advanced(by: .seconds(number * 2)) }
    var user: Double? { (300..<360).contains(number) ? nil : Double(abs(number % 120 - 60)) }
    var system: Double? { user.map { 40 - $0 / 2 } }
    var degrees: Double { 30 + Double(abs(number % 400 - 200)) / 10 }
    var bytes: Double { Double(2_000 + number % 500) * 1_048_576 }
}

private struct ProcessorChart: View {
    let samples: [Sample]

    var body: some View {
        Chart(samples) { sample in
            LineMark(x: .value("Time", sample.time), y: .value("Load", sample.user))
                .foregroundStyle(by: .value("Kind", "User"))
            LineMark(x: .value("Time", sample.time), y: .value("Load", sample.system))
                .foregroundStyle(by: .value("Kind", "System"))
        }
        .chartYAxis { AxisMarks(format: .percent) }
    }
}

private struct MemoryChart: View {
    let samples: [Sample]

    var body: some View {
        Chart(samples) { sample in
            AreaMark(x: .value("Time", sample.time), y: .value("Used", sample.bytes))
            LineMark(x: .value("Time", sample.time), y: .value("Used", sample.bytes))
        }
        .chartYAxis { AxisMarks(format: .bytes) }
    }
}

private struct TemperatureChart: View {
    let samples: [Sample]

    var body: some View {
        Chart {
            RectangleMark(
                xStart: .value("Time", Sample.start.advanced(by: .seconds(600))),
                xEnd: .value("Time", Sample.start.advanced(by: .seconds(1200)))
            )
            .foregroundStyle(.orange).opacity(0.15)
            .annotation(position: .overlay) { Text("Baking") }
            ForEach(samples) { sample in
                AreaMark(
                    x: .value("Time", sample.time), yStart: .value("Temperature", sample.degrees - 4),
                    yEnd: .value("Temperature", sample.degrees + 4))
            }
            RuleMark(y: .value("Limit", 60)).foregroundStyle(.red)
                .lineStyle(StrokeStyle(lineWidth: 2, dash: [2, 4]))
                .annotation { Text("Too warm") }
            PointMark(
                x: .value("Time", Sample.start.advanced(by: .seconds(900))), y: .value("Temperature", 50)
            )
            .symbol(.diamond).symbolSize(120).foregroundStyle(.red)
            .annotation(position: .trailing) { Text("Door open") }
        }
        .chartYScale(domain: 0...80)
    }
}

private struct RequestChart: View {
    let minutes: [Int]

    var body: some View {
        Chart(minutes, id: \.self) { minute in
            BarMark(
                x: .value("Time", Sample.start.advanced(by: .seconds(minute * 60 + 30))),
                y: .value("Requests", minute * 7 % 20))
        }
    }
}
