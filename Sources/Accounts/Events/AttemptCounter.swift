/// Counts what strangers try until it is written down, which is once a second: a thousand attempts are one row, one line of
/// the log, and one write.
struct AttemptCounter: Sendable {
    /// What is counted together.
    struct Key: Hashable, Sendable {
        var kind: SecurityEvent.Kind
        var name: String
        var address: String
    }

    private let capacity: Int
    private var counts: [Key: Int] = [:]

    /// Writes down what has been taken before. Whoever takes more waits for it, so that nobody reads too early.
    var writing: Task<Void, Never>?

    /// - Parameter capacity: how many are told apart; those beyond it are counted by their kind alone.
    init(capacity: Int = 100) {
        self.capacity = capacity
    }
}

extension AttemptCounter {
    /// Counts an attempt.
    ///
    /// - Returns: whether it is the first one, so that somebody has to write it down in a while.
    mutating func add(_ key: Key) -> Bool {
        let isFirst = counts.isEmpty
        let isKnown = counts[key] != nil || counts.count < capacity
        counts[isKnown ? key : Key(kind: key.kind, name: "", address: "many"), default: 0] += 1
        return isFirst
    }

    /// What has been counted since the last time.
    mutating func take() -> [(key: Key, count: Int)] {
        defer { counts = [:] }
        return counts.map { (key: $0.key, count: $0.value) }
    }
}
