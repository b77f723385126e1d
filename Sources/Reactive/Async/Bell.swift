import Synchronization

/// Wakes the tasks that wait: when it is rung, or when one of them is cancelled, from whatever thread.
///
/// A bell that is rung while nobody waits is heard by the next one that does.
final class Bell: Sendable {
    private enum State {
        case quiet
        case rung
        case waiting([CheckedContinuation<Void, Never>])
    }

    private let state = Mutex(State.quiet)

    func ring() {
        let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            guard case .waiting(let continuations) = state else {
                state = .rung
                return []
            }
            state = .quiet
            return continuations
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until the bell is rung. It may return early: look again at what is waited for.
    func wait(isolation: isolated (any Actor)? = #isolation) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let wasRung = state.withLock { state in
                    switch state {
                    case .rung:
                        state = .quiet
                        return true
                    case .quiet:
                        state = .waiting([continuation])
                    case .waiting(let others):
                        state = .waiting(others + [continuation])
                    }
                    return false
                }
                if wasRung { continuation.resume() }
            }
        } onCancel: {
            ring()
        }
    }
}
