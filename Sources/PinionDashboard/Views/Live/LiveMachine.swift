public import Views

/// The machine that a recorder's ``MachineSource`` reads, as it does now.
///
/// ```swift
/// LiveMachine(of: recorder)
/// ```
public struct LiveMachine: View {
    private let recorder: Recorder

    /// - Parameter recorder: who has the figures.
    public init(of recorder: Recorder) {
        self.recorder = recorder
    }

    public var body: some View {
        Followed(recorder, key: 0) {
            await recorder.machine()
        } content: { figures in
            MachineView(figures ?? MachineFigures())
        }
    }
}
