internal import DOM
public import Views

/// How a machine is doing: its processors, its memory, its disks.
///
/// ```swift
/// MachineView(await recorder.machine())
/// ```
///
/// ``LiveMachine`` follows the machine of a ``Recorder``.
public struct MachineView: View {
    private let figures: MachineFigures

    /// - Parameter figures: what is known of the machine.
    public init(_ figures: MachineFigures) {
        self.figures = figures
    }

    public var body: some View {
        GroupBox("This machine") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 200))], spacing: 16) {
                Gauge(value: figures.processors ?? 0) {
                    Text("Processors")
                } currentValueLabel: {
                    Text(FigureUnit.part.text(figures.processors)).monospacedDigit().name("processors")
                }
                space(localized("Memory"), figures.memoryUsed, figures.memorySize, name: "memory")
                if let size = figures.swapSize, size > 0 {
                    space(localized("Swap"), figures.swapUsed, size, name: "swap")
                }
                ForEach(figures.disks) { disk in
                    space(disk.mount, disk.used, disk.size, name: "disk")
                }
            }
            if figures.cores.count > 1 {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 8) {
                    ForEach(Array(figures.cores.enumerated()), id: \.offset) { index, work in
                        Gauge(value: work) {
                            Text("Core \(index)")
                        } currentValueLabel: {
                            Text(FigureUnit.part.text(work)).monospacedDigit()
                        }
                    }
                }
            }
            HStack(spacing: 24) {
                fact(
                    localized("Load"), figures.load.map { FigureUnit.number.text($0) }.joined(separator: "  ")
                )
                fact(localized("Up"), figures.uptime?.longText ?? "")
                fact(localized("Temperature"), figures.temperature.map { FigureUnit.celsius.text($0) } ?? "")
            }
        }
    }

    private func space(_ title: String, _ used: Double?, _ size: Double?, name: String) -> some View {
        Gauge(value: used ?? 0, in: 0...max(size ?? 1, 1)) {
            Text(title)
        } currentValueLabel: {
            Text("\(FigureUnit.bytes.text(used)) of \(FigureUnit.bytes.text(size))").monospacedDigit()
                .name(name)
        }
    }

    @ViewBuilder
    private func fact(_ title: String, _ text: String) -> some View {
        if !text.isEmpty {
            Text(verbatim: "\(title) ").foregroundColor(.secondary) + Text(text).monospacedDigit()
        }
    }
}
