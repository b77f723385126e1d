/// A piece of work that a page's answers wait for, until it is done or a timeout has passed.
@MainActor
package final class PageWork {
    /// The time that the first answer of a page waits at most for the work that it begins with.
    package static let firstAnswerTimeout = Duration.milliseconds(100)

    private weak var document: Document?
    private var work: Task<Void, Never>?
    private var timeout: Task<Void, Never>?
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
    ///   - timeout: the time that they wait at most; with `nil` they wait until the work is done.
    ///   - clock: the clock of the timeout.
    package func hold(
        _ document: Document?, for timeout: Duration?, clock: any Clock<Duration> = ContinuousClock()
    ) {
        guard let document, work != nil, self.document == nil else { return }
        self.document = document
        document.activity += 1
        guard let timeout else { return }
        self.timeout = Task { [weak self] in
            try? await clock.sleep(for: timeout)
            self?.release()
        }
    }

    /// The page does not wait any longer, and the work is told that nobody wants it.
    package func cancel() {
        work?.cancel()
        release()
    }

    /// Does some work while a page's answers wait for it.
    package static func hold<Failure: Error>(
        _ document: Document?, while action: @MainActor () async throws(Failure) -> Void
    ) async throws(Failure) {
        document?.activity += 1
        defer { document?.activity -= 1 }
        try await action()
    }

    private func end() {
        work = nil
        release()
        onEnd?()
    }

    private func release() {
        timeout?.cancel()
        timeout = nil
        document?.activity -= 1
        document = nil
    }
}
