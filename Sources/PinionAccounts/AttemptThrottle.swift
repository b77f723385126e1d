/// Counts attempts per address. Each has a number of them that fills up again in the course of the time.
struct AttemptThrottle {
    private let limit: Double
    private let seconds: Double
    private let capacity: Int
    private var records: [String: Record] = [:]

    private struct Record {
        /// How many attempts count, as of a second.
        var used: Double
        var second: Int64
    }

    /// - Parameters:
    ///   - limit: how many attempts there are.
    ///   - seconds: how long it takes until all of them are there again.
    ///   - capacity: how many addresses are remembered; beyond it those go that have used least.
    init(_ limit: Int, in seconds: Int, capacity: Int = 10_000) {
        self.limit = Double(max(1, limit))
        self.seconds = Double(seconds)
        self.capacity = capacity
    }
}

extension AttemptThrottle {
    /// Counts an attempt. Returns after how many seconds there is another one if there is none left.
    mutating func begin(_ address: String?, now: Int64) -> Int64? {
        guard let address else { return nil }
        let used = used(by: address, now)
        guard used + 1 <= limit else {
            return max(1, Int64(((used + 1 - limit) * seconds / limit).rounded(.up)))
        }
        records[address] = Record(used: used + 1, second: now)
        if records.count > capacity { makeRoom(now) }
        return nil
    }

    /// Counts an attempt no more: it was none that is limited.
    mutating func takeBack(_ address: String?, now: Int64) {
        guard let address, records[address] != nil else { return }
        let used = used(by: address, now) - 1
        records[address] = used > 0 ? Record(used: used, second: now) : nil
    }

    /// How many addresses are remembered.
    var count: Int { records.count }

    private func used(by address: String, _ now: Int64) -> Double {
        guard let record = records[address] else { return 0 }
        // A clock that was set back has nobody wait for longer than all of the time.
        return max(0, record.used - Double(max(0, now - record.second)) * limit / seconds)
    }

    /// Makes room for many at once, so that a flood of addresses does not sort the table for each of them.
    private mutating func makeRoom(_ now: Int64) {
        let most = records.keys.map { (address: $0, used: used(by: $0, now)) }.sorted { $0.used > $1.used }
        for (address, _) in most.dropFirst(capacity * 3 / 4) { records[address] = nil }
    }
}
