import Pinion

/// Brings a model up to date from where it is kept.
final class SyncService<Model> {
    private let load: () async throws -> Model
    private var syncing: Task<Void, Never>?
    private var isWanted = false

    /// - Parameter load: reads the model as it is now.
    init(load: @escaping () async throws -> Model) {
        self.load = load
    }

    /// Reads the model and hands it on; what is wanted meanwhile is one more reading. A model that cannot be read
    /// stays as it is.
    func sync(then handler: @escaping (Model) -> Void) {
        isWanted = true
        guard syncing == nil else { return }
        syncing = Task { [weak self] in
            while let self, isWanted {
                isWanted = false
                if let model = try? await load() { handler(model) }
            }
            self?.syncing = nil
        }
    }
}
