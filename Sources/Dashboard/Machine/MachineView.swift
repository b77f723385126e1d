import PinionAccounts

/// A live picture of the machine.
struct MachineView: View {
    @ObservedObject var machine: Machine
    @Environment(\.clock) private var clock

    var body: some View {
        GroupBox("This machine") {
            HStack(spacing: 24) {
                Gauge(value: machine.work) {
                    Text("Processors")
                } currentValueLabel: {
                    Text(percent(machine.work)).name("processors")
                }
                Gauge(value: machine.reading.memoryUse) {
                    Text("Memory")
                } currentValueLabel: {
                    Text(percent(machine.reading.memoryUse)).name("memory")
                }
            }
            Chart(machine.samples) { sample in
                AreaMark(
                    x: .value("Sample", sample.id), y: .value("Processors, %", sample.work.map { $0 * 100 }))
            }
            .accessibilityLabel("How busy the processors were in the last two minutes")
            HStack(spacing: 24) {
                Text("Load ").foregroundColor(.secondary) + Text("\(machine.reading.load)")
                Text("Up ").foregroundColor(.secondary) + Text(duration(machine.reading.uptime))
            }
        }
        .task { await machine.watch(clock) }
    }

    private func percent(_ part: Double) -> String {
        "\(Int((part * 100).rounded())) %"
    }

    private func duration(_ seconds: Int) -> String {
        let minutes = seconds / 60
        if minutes < 60 { return "\(minutes) min" }
        if minutes < 48 * 60 { return "\(minutes / 60) h \(minutes % 60) min" }
        return "\(minutes / 1_440) days"
    }
}
