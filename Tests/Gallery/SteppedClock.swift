import Synchronization

/// A clock that goes on by five seconds when it is told to.
final class SteppedClock: Clock {
    struct Instant: InstantProtocol {
        let elapsed: Duration

        func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }
        func duration(to other: Instant) -> Duration { other.elapsed - elapsed }
        static func < (one: Instant, other: Instant) -> Bool { one.elapsed < other.elapsed }
    }

    private struct State {
        var now = Instant(elapsed: .zero)
        var sleepers: [(until: Instant, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }

    /// Whoever does not want to wait any more is woken with the others.
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        await withCheckedContinuation { continuation in
            state.withLock { $0.sleepers.append((deadline, continuation)) }
        }
        try Task.checkCancellation()
    }

    func advance() {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: .seconds(5))
            let due = state.sleepers.filter { $0.until <= state.now }
            state.sleepers.removeAll { $0.until <= state.now }
            return due
        }
        for sleeper in due { sleeper.continuation.resume() }
    }
}
