internal import Synchronization

/// How quickly counters of the kernel rise.
struct Rates: Sendable {
    private var last: [Series: (value: Double, at: ContinuousClock.Instant)] = [:]
    private var seen: [Series: (value: Double, at: ContinuousClock.Instant)] = [:]
}

extension Rates {
    /// How much a counter has risen a second since the last reading; nil at the first one, if it was missing then, and if
    /// it has gone backwards, as it does when what it counts has begun anew.
    mutating func rate(
        of series: Series, _ value: Double, at instant: ContinuousClock.Instant
    ) -> Double? {
        seen[series] = (value, instant)
        guard let before = last[series], value >= before.value else { return nil }
        let time = before.at.duration(to: instant).inSeconds
        return time > 0 ? (value - before.value) / time : nil
    }

    /// Ends a reading: what was missing in it begins anew.
    mutating func endReading() {
        last = seen
        seen = [:]
    }
}

/// The rates of a source, which is a value and may be read on any thread.
final class SharedRates: Sendable {
    private let rates = Mutex(Rates())

    func withLock<Result>(_ body: (inout sending Rates) -> sending Result) -> sending Result {
        rates.withLock(body)
    }
}
