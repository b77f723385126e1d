public import Views

/// The processes of the machine that have most of something, read while somebody looks.
///
/// ```swift
/// LiveProcesses(processes, followedBy: recorder)
/// ```
public struct LiveProcesses: View {
    private let processes: Processes
    private let recorder: Recorder
    private let count: Int
    @Query("by") private var order = Processes.Order.processor

    /// - Parameters:
    ///   - processes: the processes. Make one for all pages: what a process takes of the processors is what it has taken
    ///     since it was read last.
    ///   - recorder: at whose ticks they are read.
    ///   - count: how many are shown.
    public init(_ processes: Processes, followedBy recorder: Recorder, count: Int = 50) {
        self.processes = processes
        self.recorder = recorder
        self.count = count
    }

    private struct Key: Hashable {
        let processes: ObjectIdentifier
        let count: Int
        let order: Processes.Order
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Picker("Most", selection: $order) {
                Text("Processors").tag(Processes.Order.processor)
                Text("Memory").tag(Processes.Order.memory)
                Text("Files").tag(Processes.Order.descriptors)
            }
            .pickerStyle(.segmented)
            .name("by")
            let key = Key(processes: ObjectIdentifier(processes), count: count, order: order)
            Followed(recorder, key: key) { [processes, count, order] in
                await processes.top(count, by: order)
            } content: { processes in
                ProcessTable(processes ?? [])
            }
        }
    }
}
