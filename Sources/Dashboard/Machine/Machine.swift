import PinionAccounts

/// The machine that the program runs on, watched as long as somebody looks.
final class Machine: ObservableObject {
    static let shared = Machine()

    /// How busy the processors were at a moment, from 0 to 1; `nil` if nobody looked just before it.
    struct Sample: Identifiable, Equatable {
        /// In steps of two seconds.
        let id: Int
        let work: Double?
    }

    @Published private(set) var reading: MachineReading
    @Published private(set) var samples: [Sample] = []
    private var watchers = 0
    private var watching: Task<Void, Never>?
    private let read: () -> MachineReading

    /// - Parameter read: reads the machine.
    init(read: @escaping () -> MachineReading = MachineReading.now) {
        self.read = read
        reading = read()
    }

    /// How busy the processors were when somebody looked last.
    var work: Double { samples.last { $0.work != nil }?.work ?? 0 }

    /// Watches the machine until the task is cancelled.
    func watch(_ clock: any Clock<Duration>) async {
        watchers += 1
        if watching == nil {
            watching = Task { [weak self] in
                while !Task.isCancelled {
                    self?.sample()
                    try? await clock.sleep(for: .seconds(2))
                }
            }
        }
        while !Task.isCancelled { try? await clock.sleep(for: .seconds(3_600)) }
        watchers -= 1
        if watchers == 0 {
            watching?.cancel()
            watching = nil
        }
    }

    /// Takes a sample. After a time without any, in which the program was stopped or nobody looked, there is a hole: what
    /// the processors did meanwhile is no sample of now.
    func sample() {
        let now = read()
        let steps = (now.uptime - reading.uptime) / 2
        let hasHole = steps > 2 && !samples.isEmpty
        let id = (samples.last?.id ?? 0) + (hasHole ? steps : 1)
        let work = hasHole ? nil : now.work(since: reading)
        reading = now
        samples = samples.filter { $0.id > id - 60 } + [Sample(id: id, work: work)]
    }
}
