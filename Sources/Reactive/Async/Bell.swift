import Synchronization

/// Wakes one task that waits: when it is rung, or when the task is cancelled, from whatever thread.
///
/// A bell that is rung while nobody waits is heard by the next one that does.
final class Bell: Sendable {
    private enum State {
        case quiet
        case rung
        case waiting(CheckedContinuation<Void, Never>)
    }

    private let state = Mutex(State.quiet)

    func ring() {
        let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard case .waiting(let continuation) = state else {
                state = .rung
                return nil
            }
            state = .quiet
            return continuation
        }
        waiting?.resume()
    }

    /// Waits until the bell is rung. It may return early: look again at what is waited for.
    func wait(isolation: isolated (any Actor)? = #isolation) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let wasRung = state.withLock { state in
                    if case .rung = state {
                        state = .quiet
                        return true
                    }
                    state = .waiting(continuation)
                    return false
                }
                if wasRung { continuation.resume() }
            }
        } onCancel: {
            ring()
        }
    }
}
