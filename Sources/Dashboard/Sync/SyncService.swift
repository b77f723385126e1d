import PinionAccounts

/// Brings a model up to date from where it is kept.
final class SyncService<Model> {
    private let retry: Retry
    private let load: () async throws -> Model
    private var syncing: Task<Void, Never>?
    private var isWanted = false

    /// - Parameters:
    ///   - retry: what a reading is tried again by.
    ///   - load: reads the model as it is now.
    init(retry: Retry = Retry(), load: @escaping () async throws -> Model) {
        self.retry = retry
        self.load = load
    }

    /// Reads the model and hands it on; what is wanted meanwhile is one more reading. A reading that fails for a reason
    /// that passes is tried again for as long as somebody has the model; after any other the model stays as it is, and why
    /// is reported.
    func sync(
        then handler: @escaping (Model) -> Void, onFailure report: @escaping (any Error) -> Void = { _ in }
    ) {
        isWanted = true
        guard syncing == nil else { return }
        syncing = Task { [weak self, retry, load] in
            while self?.isWanted == true {
                do {
                    let model = try await retry {
                        guard let self else { throw CancellationError() }
                        self.isWanted = false
                        return try await load()
                    }
                    handler(model)
                } catch {
                    report(error)
                }
            }
            self?.syncing = nil
        }
    }
}
