import Pinion

struct TemperatureChart: View {
    let readings: [Reading]
    let target: Double

    var body: some View {
        Chart {
            ForEach(readings) { reading in
                LineMark(x: .value("Second", reading.second), y: .value("°C", reading.temperature))
            }
            RuleMark(y: .value("Target", target)).foregroundStyle(.orange)
        }
        .chartYScale(domain: 5...30)
        .frame(height: 192)
    }
}
