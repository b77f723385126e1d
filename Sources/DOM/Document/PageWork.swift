/// Work that somebody waits for on a page: until it is done, or a moment has passed.
@MainActor
package final class PageWork {
    /// How long the first answer of a page waits for what it begins with.
    package static let patience = Duration.milliseconds(100)

    private weak var document: Document?
    private var work: Task<Void, Never>?
    private var patience: Task<Void, Never>?
    /// Called when the work is done.
    package var onEnd: (() -> Void)?

    /// Begins the work.
    package init(priority: TaskPriority? = nil, _ action: @escaping @MainActor () async -> Void) {
        work = Task(priority: priority) { [weak self] in
            await action()
            self?.end()
        }
    }
}

extension PageWork {
    /// Has a page's answers wait for the work.
    ///
    /// - Parameters:
    ///   - document: the page.
    ///   - patience: how long they wait at most; `nil` is as long as it takes.
    ///   - clock: what tells the time.
    package func hold(
        _ document: Document?, for patience: Duration?, clock: any Clock<Duration> = ContinuousClock()
    ) {
        guard let document, work != nil, self.document == nil else { return }
        self.document = document
        document.activity += 1
        guard let patience else { return }
        self.patience = Task { [weak self] in
            try? await clock.sleep(for: patience)
            self?.release()
        }
    }

    /// The page does not wait any longer, and the work is told that nobody wants it.
    package func cancel() {
        work?.cancel()
        release()
    }

    private func end() {
        work = nil
        release()
        onEnd?()
    }

    private func release() {
        patience?.cancel()
        patience = nil
        document?.activity -= 1
        document = nil
    }
}
