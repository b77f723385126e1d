import Pinion

/// Brings a model up to date from where it is kept.
final class SyncService<Model> {
    private let clock: any Clock<Duration>
    private let load: () async throws -> Model
    private var syncing: Task<Void, Never>?
    private var isWanted = false

    /// - Parameters:
    ///   - clock: what it waits by before it tries again.
    ///   - load: reads the model as it is now.
    init(clock: any Clock<Duration> = ContinuousClock(), load: @escaping () async throws -> Model) {
        self.clock = clock
        self.load = load
    }

    /// Reads the model and hands it on; what is wanted meanwhile is one more reading. A reading that fails is tried
    /// again some times, at growing distances; after that the model stays as it is.
    func sync(then handler: @escaping (Model) -> Void) {
        isWanted = true
        guard syncing == nil else { return }
        syncing = Task { [weak self] in
            var failures = 0
            while let self, isWanted {
                isWanted = false
                do {
                    handler(try await load())
                    failures = 0
                } catch {
                    failures += 1
                    guard failures <= 5 else { break }
                    isWanted = true
                    try? await clock.sleep(for: .milliseconds(200) * failures)
                }
            }
            self?.syncing = nil
        }
    }
}
