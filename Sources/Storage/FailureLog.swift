internal import Synchronization

/// What a database that fails tells the log, in its own words: the same thing once a minute.
final class FailureLog: Sendable {
    private let last = Mutex<(reason: String, at: ContinuousClock.Instant)?>(nil)
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
    func note(_ trouble: DatabaseTrouble, _ reason: String) {
        let time = now()
        let isNews = last.withLock { last in
            if let last, last.reason == reason, last.at.duration(to: time) < .seconds(60) { return false }
            last = (reason, time)
            return true
        }
        if isNews { write("\(trouble): \(reason)") }
    }

    /// Takes note of an error, unless it is one that whoever asked can make something of.
    func note(_ error: StorageError) {
        if case .trouble(let trouble, let reason) = error { note(trouble, reason) }
    }
}
