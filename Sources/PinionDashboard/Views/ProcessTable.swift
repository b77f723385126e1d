internal import DOM
public import Views

/// Processes, with what they take of the machine.
///
/// ```swift
/// ProcessTable(await processes.top(20, by: .memory))
/// ```
///
/// ``LiveProcesses`` follows those of the machine.
public struct ProcessTable: View {
    private let processes: [RunningProcess]

    /// - Parameter processes: in the order in which they are shown.
    public init(_ processes: [RunningProcess]) {
        self.processes = processes
    }

    public var body: some View {
        Table(processes) {
            TableColumn("Name", value: \RunningProcess.name)
            TableColumn("Number") { (process: RunningProcess) in
                Text(verbatim: "\(process.id)").monospacedDigit()
            }
            .alignment(.trailing)
            TableColumn("User", value: \RunningProcess.user)
            TableColumn("Processors") { (process: RunningProcess) in
                Text(FigureUnit.part.text(process.processors)).monospacedDigit()
            }
            .alignment(.trailing)
            TableColumn("Memory") { (process: RunningProcess) in
                Text(FigureUnit.bytes.text(Double(process.memory))).monospacedDigit()
            }
            .alignment(.trailing)
            TableColumn("Files") { (process: RunningProcess) in
                Text(process.descriptors.map { ChartNumber.localized("\($0)") } ?? "–").monospacedDigit()
            }
            .alignment(.trailing)
            TableColumn("Threads") { (process: RunningProcess) in
                Text(ChartNumber.localized("\(process.threads)")).monospacedDigit()
            }
            .alignment(.trailing)
        }
        .accessibilityLabel(localized("Processes"))
        .exportsCSV(named: "processes")
    }
}
