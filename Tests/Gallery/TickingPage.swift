import Pinion

/// Charts of 900 points each over half an hour, which a button moves on by two seconds.
struct TickingPage: View {
    @Query("charts") private var count = 1
    @State private var last = 900

    var body: some View {
        Button("Tick") { last += 1 }.name("tick")
        ForEach(0..<min(max(count, 1), 12)) { chart in
            NoiseChart(last: last, chart: chart)
        }
        .navigationTitle("Ticking")
    }
}

private struct NoiseChart: View {
    let last: Int
    let chart: Int

    private static let start = Moment("2026-02-28T09:30:00Z")!

    var body: some View {
        Chart(last - 900..<last, id: \.self) { second in
            LineMark(x: .value("Time", time(second)), y: .value("Load", load(second)))
        }
        .chartXScale(domain: time(last - 900)...time(last - 1))
        .chartYScale(domain: 0...100)
        .chartYAxis { AxisMarks(format: .percent) }
        .chartTimeZone(.greenwich)
    }

    private func time(_ second: Int) -> Moment { Self.start.advanced(by: .seconds(second * 2)) }

    /// From 0 to 99.97, and never twice the same way up or down.
    private func load(_ second: Int) -> Double {
        var state = UInt64(bitPattern: Int64(second &* 64 &+ chart)) &* 0x9E37_79B9_7F4A_7C15
        state = (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
        return Double(state >> 32 & 0xFFFF) / 655.37
    }
}
