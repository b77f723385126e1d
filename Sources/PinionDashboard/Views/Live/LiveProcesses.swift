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

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Picker("Most", selection: $order) {
                Text("Processors").tag(Processes.Order.processor)
                Text("Memory").tag(Processes.Order.memory)
                Text("Files").tag(Processes.Order.descriptors)
            }
            .pickerStyle(.segmented)
            .name("by")
            // One reading for all orders: what a process has taken since the last one is told once.
            Followed(recorder, key: ObjectIdentifier(processes)) { [processes] in
                await processes.all()
            } content: { all in
                ProcessTable(Processes.top(count, of: all ?? [], by: order))
            }
        }
    }
}
