import Pinion

/// The machine that the program runs on, watched as long as somebody looks.
final class Machine: ObservableObject {
    static let shared = Machine()

    /// How busy the processors were at a moment, from 0 to 1.
    struct Sample: Identifiable, Equatable {
        let id: Int
        let work: Double
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

    /// Takes a sample.
    func sample() {
        let now = read()
        let work = now.work(since: reading)
        reading = now
        samples = samples.suffix(59) + [Sample(id: (samples.last?.id ?? 0) + 1, work: work)]
    }
}
