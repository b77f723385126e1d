/// Counts wrong passwords per user name, so that nobody can try them by the thousand.
///
/// A name that does not exist is counted like any other: the answers must not tell them apart. Guesses
/// that are still being checked count as well, or a hundred sent at once would all be let through.
struct GuessThrottle {
    private var records: [String: Record] = [:]
    private let capacity: Int

    /// - Parameter capacity: how many names are remembered; beyond it the ones that were quiet longest go.
    init(capacity: Int = 10_000) {
        self.capacity = max(1, capacity)
    }
}

extension GuessThrottle {
    static let limit = 10
    static let window: Int64 = 600

    enum Admission: Equatable {
        case granted
        /// Guesses enough for the limit are being checked this moment.
        case busy
        case refused(seconds: Int64)
    }

    enum Outcome {
        case right
        case wrong
        case unanswered
    }

    /// Asks whether a guess may be checked. If granted, ``end(_:_:now:)`` must follow.
    mutating func begin(_ name: String, now: Int64) -> Admission {
        var record = records[name] ?? Record()
        record.forget(before: now - Self.window, after: now)
        if record.failures.count >= Self.limit, let oldest = record.failures.first {
            return .refused(seconds: max(1, oldest + Self.window - now))
        }
        guard record.failures.count + record.underCheck < Self.limit else { return .busy }
        record.underCheck += 1
        records[name] = record
        return .granted
    }

    mutating func end(_ name: String, _ outcome: Outcome, now: Int64) {
        guard var record = records[name] else { return }
        record.underCheck = max(0, record.underCheck - 1)
        switch outcome {
        case .right: record.failures = []
        case .wrong: record.failures.append(now)
        case .unanswered: break
        }
        records[name] = record.isIdle ? nil : record
        if records.count > capacity { makeRoom(now: now) }
    }

    /// How many names are remembered.
    var count: Int { records.count }
}

extension GuessThrottle {
    private struct Record {
        /// When, oldest first; never more than the limit.
        var failures: [Int64] = []
        var underCheck = 0

        var isIdle: Bool { failures.isEmpty && underCheck == 0 }

        /// What lies in the future was noted before somebody set the clock back, and would never end.
        mutating func forget(before start: Int64, after end: Int64) {
            failures.removeAll { $0 <= start || $0 > end }
        }
    }

    /// Makes room for many at once, so that a flood of names does not sort the table for each of them.
    private mutating func makeRoom(now: Int64) {
        let start = now - Self.window
        records = records.filter { $0.value.underCheck > 0 || ($0.value.failures.last ?? start) > start }
        guard records.count > capacity else { return }
        let quietest = records.filter { $0.value.underCheck == 0 }
            .sorted { ($0.value.failures.last ?? start) < ($1.value.failures.last ?? start) }
        for (name, _) in quietest.prefix(records.count - capacity * 3 / 4) { records[name] = nil }
    }
}
