internal import Synchronization

/// Where the figures of one series wait for the end of the slot. Recording is a lock that hardly anybody else holds, and a few
/// additions.
final class Cell: Sendable {
    let kind: Series.Kind
    private let sum: Mutex<Sum>

    init(_ kind: Series.Kind) {
        self.kind = kind
        sum = Mutex(Sum(counts: kind == .timer ? Array(repeating: 0, count: Histogram.stepCount) : []))
    }

    private struct Sum: Sendable {
        var count = 0
        var sum = 0.0
        var minimum = Double.infinity
        var maximum = -Double.infinity
        /// What a meter stands at.
        var held: Double?
        /// All that a counter has counted.
        var total = 0
        var counts: [UInt32]

        mutating func add(_ value: Double) {
            count += 1
            sum += value
            minimum = min(minimum, value)
            maximum = max(maximum, value)
        }
    }
}

extension Cell {
    /// Adds a figure to the slot. What is no number is not recorded.
    func record(_ value: Double) {
        guard value.isFinite else { return }
        sum.withLock { $0.add(value) }
    }

    /// Adds a duration in seconds. One that is negative, as a clock that was set may tell, is 0.
    func time(_ seconds: Double) {
        guard seconds.isFinite else { return }
        let seconds = max(seconds, 0)
        let step = Histogram.step(of: seconds)
        sum.withLock { sum in
            sum.add(seconds)
            sum.counts[step] &+= 1
        }
    }

    /// Counts on. No effect if the amount is negative.
    func increment(by amount: Int) {
        guard amount > 0 else { return }
        sum.withLock { sum in
            sum.sum += Double(amount)
            let (total, isTooMuch) = sum.total.addingReportingOverflow(amount)
            sum.total = isTooMuch ? .max : total
        }
    }

    /// What counts of durations take in memory.
    var byteCount: Int { kind == .timer ? Histogram.stepCount * MemoryLayout<UInt32>.stride : 0 }

    var total: Int { sum.withLock { $0.total } }

    func reset() { sum.withLock { $0.total = 0 } }

    /// Makes of what a meter stands at something else.
    func move(_ change: (Double) -> Double) {
        sum.withLock { sum in
            let value = change(sum.held ?? 0)
            guard value.isFinite else { return }
            sum.held = value
            sum.add(value)
        }
    }

    /// Takes what has been recorded since the last time.
    ///
    /// - Parameter seconds: how long ago that was.
    func drain(over seconds: Double) -> (slot: Slot, histogram: Histogram?) {
        sum.withLock { sum in
            defer {
                sum.count = 0
                sum.sum = 0
                (sum.minimum, sum.maximum) = (.infinity, -.infinity)
            }
            switch kind {
            case .counter: return (Slot(sum.sum / max(seconds, 0.001)), nil)
            case .meter where sum.count == 0: return (sum.held.map { Slot($0) } ?? Slot(), nil)
            case .gauge, .meter, .timer: break
            }
            let slot = Slot(minimum: sum.minimum, sum: sum.sum, maximum: sum.maximum, count: sum.count)
            guard kind == .timer, sum.count > 0 else { return (slot, nil) }
            let histogram = Histogram(counts: sum.counts)
            for step in histogram.steps { sum.counts[Int(step.index)] = 0 }
            return (slot, histogram)
        }
    }
}
