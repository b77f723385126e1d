/// Counts wrong guesses by who made them. Some are free; with each one after these the wait doubles.
///
/// Guesses that are still being checked count as well, or a hundred sent at once would all be let through.
struct GuessLedger<Key: Hashable & Sendable>: Sendable {
    /// How many wrong ones cost no wait.
    let free: Int
    /// The longest wait, in seconds.
    let longestWait: Int64
    /// After how many seconds one wrong guess is forgotten.
    let forgiving: Int64
    private let capacity: Int
    private var records: [Key: Record] = [:]

    private struct Record {
        var wrong = 0
        var last: Int64 = 0
        var underCheck = 0
    }

    /// - Parameter capacity: how many are remembered; beyond it the ones that were quiet longest go.
    init(free: Int, longestWait: Int64, forgiving: Int64, capacity: Int) {
        self.free = free
        self.longestWait = longestWait
        self.forgiving = forgiving
        self.capacity = max(1, capacity)
    }
}

extension GuessLedger {
    /// How many are remembered.
    var count: Int { records.count }

    /// How many wrong guesses are not forgotten yet.
    func wrong(_ key: Key, now: Int64) -> Int { records[key].map { wrong($0, now) } ?? 0 }

    /// How many seconds it takes until another guess is checked.
    func wait(_ key: Key, free: Int, now: Int64) -> Int64 {
        guard let record = records[key] else { return 0 }
        let excess = wrong(record, now) - free
        guard excess >= 0 else { return 0 }
        let wait = excess < 62 ? min(longestWait, 1 << Int64(excess)) : longestWait
        return max(0, record.last + wait - now)
    }

    /// Whether as many are being checked as may be wrong: after the free ones it is one at a time.
    func isBusy(_ key: Key, free: Int, now: Int64) -> Bool {
        guard let record = records[key] else { return false }
        return record.underCheck >= max(1, free - wrong(record, now))
    }

    mutating func begin(_ key: Key) {
        records[key, default: Record()].underCheck += 1
    }

    mutating func end(_ key: Key, _ outcome: GuessThrottle.Outcome, now: Int64) {
        guard var record = records[key] else { return }
        record.underCheck = max(0, record.underCheck - 1)
        switch outcome {
        case .right: record.wrong = 0
        case .wrong: (record.wrong, record.last) = (wrong(record, now) + 1, now)
        case .unanswered: break
        }
        records[key] = record.underCheck == 0 && wrong(record, now) == 0 ? nil : record
        if records.count > capacity { makeRoom(now: now) }
    }

    /// What lies in the future was noted before somebody set the clock back, and would never end.
    private func wrong(_ record: Record, _ now: Int64) -> Int {
        guard record.last <= now else { return 0 }
        return max(0, record.wrong - Int(clamping: (now - record.last) / forgiving))
    }

    /// Makes room for many at once, so that a flood of names does not sort the table for each of them.
    private mutating func makeRoom(now: Int64) {
        records = records.filter { $0.value.underCheck > 0 || wrong($0.value, now) > 0 }
        guard records.count > capacity else { return }
        let quietest = records.filter { $0.value.underCheck == 0 }
            .sorted { $0.value.last < $1.value.last }
        for (key, _) in quietest.prefix(records.count - capacity * 3 / 4) { records[key] = nil }
    }
}
