/// What has happened on the pages of a process.
package struct LiveFigures: Sendable {
    /// Frames that were written to streams.
    package var frames = 0
    /// The bytes of them.
    package var frameBytes = 0
    /// How long messages kept the main actor.
    package var turns = DurationHistogram()
}

/// How often something took how long.
public struct DurationHistogram: Sendable, Hashable {
    /// The upper bounds of the buckets, in seconds; what takes longer is in one more.
    public static let bounds = [0.000_1, 0.000_5, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1]

    /// How many durations fell into each bucket.
    public private(set) var counts = [Int](repeating: 0, count: bounds.count + 1)
    /// All of them together, in seconds.
    public private(set) var sum = 0.0

    package init() {}

    /// How many durations there were.
    public var count: Int { counts.reduce(0, +) }

    package mutating func note(_ duration: Duration) {
        let whole = duration.components
        let seconds = Double(whole.seconds) + Double(whole.attoseconds) * 1e-18
        counts[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
        sum += seconds
    }
}
