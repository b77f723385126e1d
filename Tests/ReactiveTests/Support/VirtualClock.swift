import Synchronization

/// A clock that stands still until it is told to go on; an instant is a number of ticks.
final class VirtualClock: Clock {
    struct Instant: InstantProtocol {
        var ticks: Int

        func advanced(by duration: Ticks) -> Instant { Instant(ticks: ticks + duration.count) }
        func duration(to other: Instant) -> Ticks { Ticks(count: other.ticks - ticks) }
        static func < (one: Instant, other: Instant) -> Bool { one.ticks < other.ticks }
    }

    struct Ticks: DurationProtocol {
        var count: Int

        static var zero: Ticks { Ticks(count: 0) }
        static func ticks(_ count: Int) -> Ticks { Ticks(count: count) }
        static func + (one: Ticks, other: Ticks) -> Ticks { Ticks(count: one.count + other.count) }
        static func - (one: Ticks, other: Ticks) -> Ticks { Ticks(count: one.count - other.count) }
        static func < (one: Ticks, other: Ticks) -> Bool { one.count < other.count }
        static func / (one: Ticks, other: Int) -> Ticks { Ticks(count: one.count / other) }
        static func * (one: Ticks, other: Int) -> Ticks { Ticks(count: one.count * other) }
        static func / (one: Ticks, other: Ticks) -> Double { Double(one.count) / Double(other.count) }
    }

    private struct State {
        var now = Instant(ticks: 0)
        var sleepers: [Int: (until: Instant, continuation: CheckedContinuation<Void, Never>)] = [:]
        var last = 0
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Ticks { .ticks(1) }

    func sleep(until deadline: Instant, tolerance: Ticks?) async throws {
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

    /// Lets a number of ticks pass, one after the other, and everyone who is woken do their work.
    @MainActor
    func advance(by ticks: Int) async {
        for _ in 0..<ticks {
            await settle()
            let woken = state.withLock { state in
                state.now.ticks += 1
                let due = state.sleepers.filter { $0.value.until <= state.now }
                for number in due.keys { state.sleepers[number] = nil }
                return due.values.map(\.continuation)
            }
            for continuation in woken { continuation.resume() }
            await settle()
        }
    }

    /// Gives the tasks that were woken or made the time to come to rest.
    @MainActor
    private func settle() async {
        for _ in 0..<20 {
            await Task.detached(priority: .background) {}.value
            await Task.yield()
        }
    }
}
