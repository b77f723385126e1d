internal import Glibc

/// How often durations fell where, on a scale of eight steps to a doubling, from a microsecond to 18 minutes: a quantile is
/// right to 5 %. Only the steps with something in them take room.
struct Histogram: Equatable, Sendable {
    struct Step: Equatable, Sendable {
        let index: UInt8
        var count: UInt32
    }

    /// By index.
    private(set) var steps: [Step] = []

    static let stepCount = 241

    /// What it takes in memory, roughly.
    var byteCount: Int { steps.isEmpty ? 0 : 32 + steps.count * MemoryLayout<Step>.stride }
}

extension Histogram {
    /// The step of a duration in seconds.
    static func step(of seconds: Double) -> Int {
        guard seconds > 1e-6 else { return 0 }
        return min(max(Int(log2(min(seconds, 1e6) * 1e6) * 8) + 1, 0), stepCount - 1)
    }

    /// The middle of a step, in seconds.
    static func seconds(ofStep index: UInt8) -> Double {
        index == 0 ? 1e-6 : exp2((Double(index) - 0.5) / 8) * 1e-6
    }

    /// Counts by step.
    init(counts: [UInt32]) {
        for (index, count) in counts.enumerated() where count > 0 {
            guard let index = UInt8(exactly: index) else { break }
            steps.append(Step(index: index, count: count))
        }
    }

    mutating func add(_ other: Histogram) {
        guard !other.steps.isEmpty else { return }
        guard !steps.isEmpty else {
            self = other
            return
        }
        var counts = [UInt32](repeating: 0, count: Int(UInt8.max) + 1)
        for step in steps + other.steps {
            counts[Int(step.index)] = UInt32(clamping: Int(counts[Int(step.index)]) + Int(step.count))
        }
        self = Histogram(counts: counts)
    }

    /// The duration that so large a part of all is not longer than; nil if there is none.
    func quantile(_ part: Double) -> Double? {
        let all = steps.reduce(0.0) { $0 + Double($1.count) }
        guard all > 0, !part.isNaN else { return nil }
        let wanted = min(max(part, 0), 1) * all
        var sum = 0.0
        for step in steps {
            sum += Double(step.count)
            if sum >= wanted { return Self.seconds(ofStep: step.index) }
        }
        return steps.last.map { Self.seconds(ofStep: $0.index) }
    }
}

extension Histogram {
    func write(to bytes: inout [UInt8]) {
        bytes.append(UInt8(clamping: steps.count))
        for step in steps {
            bytes.append(step.index)
            bytes.append(variableLength: step.count)
        }
    }

    init?(_ bytes: inout ArraySlice<UInt8>) {
        guard let count = bytes.popFirst() else { return nil }
        for _ in 0..<count {
            guard let index = bytes.popFirst(), let number = bytes.popVariableLength() else { return nil }
            if let last = steps.last, last.index >= index { return nil }
            steps.append(Step(index: index, count: number))
        }
    }
}
