internal import DOM

/// Work that somebody waits for on a page: until it is done, or a moment has passed.
@MainActor
final class PageWork {
    /// How long the page's answers wait for it.
    private static let patience = Duration.milliseconds(100)

    private weak var document: Document?
    private var work: Task<Void, Never>?
    private var patience: Task<Void, Never>?

    init(
        on document: Document?, clock: any Clock<Duration>, priority: TaskPriority,
        _ action: @escaping @MainActor () async -> Void
    ) {
        self.document = document
        document?.activity += 1
        work = Task(priority: priority) { [weak self] in
            await action()
            self?.release()
        }
        patience = Task { [weak self] in
            try? await clock.sleep(for: Self.patience)
            self?.release()
        }
    }

    /// The page does not wait any longer, and the work is told that nobody wants it.
    func cancel() {
        work?.cancel()
        release()
    }

    private func release() {
        patience?.cancel()
        patience = nil
        document?.activity -= 1
        document = nil
    }
}
