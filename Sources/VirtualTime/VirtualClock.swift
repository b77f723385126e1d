internal import Synchronization

/// A clock that stands still until a test tells it to go on.
///
/// ```swift
/// let clock = VirtualClock()
/// let tab = try TestTab(clock: clock) { Stopwatch() }
/// await clock.advance(by: .seconds(1))
/// #expect(tab.texts == ["1 s"])
/// ```
public final class VirtualClock: Clock {
    /// A time on the clock: how much has passed since it was made.
    public struct Instant: InstantProtocol {
        /// The time that has passed.
        public let elapsed: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }
        public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }
        public static func < (one: Instant, other: Instant) -> Bool { one.elapsed < other.elapsed }
    }

    private struct State {
        var now = Instant(elapsed: .zero)
        var sleepers: [Int: (until: Instant, continuation: CheckedContinuation<Void, Never>)] = [:]
        var last = 0
    }

    private let state = Mutex(State())

    public init() {}

    public var now: Instant { state.withLock { $0.now } }
    public var minimumResolution: Duration { .zero }
    /// How many wait for a time.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock {
            $0.last += 1
            return $0.last
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock {
                    if Task.isCancelled || deadline <= $0.now { return true }
                    $0.sleepers[number] = (deadline, continuation)
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: number) }?.continuation.resume()
        }
        try Task.checkCancellation()
    }

    /// Lets time pass, and everyone who is woken do their work, in the order of their times.
    @MainActor
    public func advance(by duration: Duration) async {
        let end = now.advanced(by: duration)
        await rest()
        while let next = state.withLock({ $0.sleepers.values.map(\.until).min() }), next <= end {
            wake(at: next)
            await rest()
        }
        wake(at: end)
        await rest()
    }

    private func wake(at time: Instant) {
        let woken = state.withLock { state in
            state.now = max(state.now, time)
            let due = state.sleepers.filter { $0.value.until <= state.now }
            for number in due.keys { state.sleepers[number] = nil }
            return due.sorted { $0.key < $1.key }.map(\.value.continuation)
        }
        for continuation in woken { continuation.resume() }
    }
}
