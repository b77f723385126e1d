/// The figures of a span of time, in short: a counter's are how many a second, a timer's seconds.
public struct RecordedSummary: Sendable, Equatable {
    /// The smallest figure.
    public var minimum: Double { Double(slot.minimum) }
    /// What they come to on average.
    public var mean: Double { Double(slot.mean) }
    /// The largest figure.
    public var maximum: Double { Double(slot.maximum) }
    /// How many figures there are. Of a counter there is one every two seconds.
    public var count: Int { Int(slot.count) }

    private let slot: Slot
    private let histogram: Histogram

    init?(_ slot: Slot, _ histogram: Histogram) {
        guard !slot.isGap else { return nil }
        self.slot = slot
        self.histogram = histogram
    }
}

extension RecordedSummary {
    /// The duration in seconds that so large a part of all is not longer than, right to 5 %: `quantile(0.95)`.
    ///
    /// - Returns: nil for everything but a timer.
    public func quantile(_ part: Double) -> Double? {
        histogram.quantile(part).map { min(max($0, minimum), maximum) }
    }
}
