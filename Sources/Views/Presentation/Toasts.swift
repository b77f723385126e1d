internal import DOM

/// The toasts of a page: one that is shown, and those that wait for their turn.
@MainActor
final class Toasts {
    private struct Waiting {
        let text: String
        let clock: any Clock<Duration>
    }

    private unowned let graph: ViewGraph
    private var shown: ToastElement?
    private var waiting: [Waiting] = []
    private var end: Task<Void, Never>?

    /// How long a toast is shown.
    static let duration = Duration.seconds(5)
    /// How many wait at most.
    static let limit = 8

    init(_ graph: ViewGraph) {
        self.graph = graph
    }
}

extension Toasts {
    /// Shows a text, once those before it have gone. What is said again at once is shown once, for longer.
    func show(_ text: String, clock: any Clock<Duration>) {
        if waiting.isEmpty, let shown, shown.message == text {
            announce(text)
            if !shown.isHeld { startTime(on: clock) }
            return
        }
        guard waiting.last?.text != text else { return }
        if waiting.count == Self.limit { waiting.removeFirst() }
        waiting.append(Waiting(text: text, clock: clock))
        if shown == nil { showNext() }
    }

    /// The page goes.
    func cancel() {
        end?.cancel()
        waiting = []
    }

    private func showNext() {
        end?.cancel()
        shown = nil
        graph.page.toast = nil
        guard !waiting.isEmpty else { return }
        let next = waiting.removeFirst()
        let toast = ToastElement(next.text)
        toast.onDismiss = { [weak self] in self?.showNext() }
        toast.onHold = { [weak self] isHeld in
            if isHeld { self?.end?.cancel() } else { self?.startTime(on: next.clock) }
        }
        shown = toast
        graph.page.toast = toast
        announce(next.text)
        startTime(on: next.clock)
    }

    private func startTime(on clock: any Clock<Duration>) {
        end?.cancel()
        end = Task { [weak self] in
            do { try await clock.sleep(for: Self.duration) } catch { return }
            self?.showNext()
        }
    }

    private func announce(_ text: String) {
        graph.afterUpdate { [weak graph] in graph?.document?.perform(.announce(text)) }
    }
}
