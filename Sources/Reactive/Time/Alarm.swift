/// Calls a closure at a time, on the actor that it belongs to; one time after the other.
final class Alarm<C: Clock> {
    private let clock: C
    private let tolerance: C.Instant.Duration?
    private let isolation: any Actor
    private var task: Task<Void, Never>?

    /// - Parameter isolation: The actor that everything here happens on.
    init(clock: C, tolerance: C.Instant.Duration? = nil, isolation: any Actor) {
        self.clock = clock
        self.tolerance = tolerance
        self.isolation = isolation
    }

    var now: C.Instant { clock.now }

    /// Sets the alarm, in place of the time it was set to before.
    func set(to time: C.Instant, _ work: @escaping () -> Void) {
        task?.cancel()
        // The closure comes from the actor, and is called and let go on it alone, by `run`.
        nonisolated(unsafe) let work = work
        task = Task { [clock, tolerance, isolation] in
            try? await clock.sleep(until: time, tolerance: tolerance)
            await run(work, on: isolation)
        }
    }

    /// Nothing is called after this.
    func stop() {
        task?.cancel()
        task = nil
    }
}

/// Whoever stops an alarm does it on the same actor, so that nothing comes between the question and the call.
private func run(_ work: @escaping () -> Void, on isolation: isolated any Actor) async {
    if !Task.isCancelled { work() }
}
