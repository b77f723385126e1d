/// What a database that fails tells the log, in its own words: the same thing once a minute.
struct FailureLog {
    private var last: (reason: String, at: ContinuousClock.Instant)?
    private let write: @Sendable (String) -> Void
    private let now: @Sendable () -> ContinuousClock.Instant

    init(
        write: @escaping @Sendable (String) -> Void,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.write = write
        self.now = now
    }
}

extension FailureLog {
    /// Takes note of a failure.
    mutating func note(_ trouble: DatabaseTrouble, _ reason: String) {
        let time = now()
        if let last, last.reason == reason, last.at.duration(to: time) < .seconds(60) { return }
        last = (reason, time)
        write("\(trouble): \(reason)")
    }
}
