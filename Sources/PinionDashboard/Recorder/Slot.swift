/// What was measured in one span of time, in 16 bytes. A slot in which nothing was measured is a gap.
struct Slot: Equatable, Sendable {
    var minimum: Float = 0
    var mean: Float = 0
    var maximum: Float = 0
    var count: UInt32 = 0

    var isGap: Bool { count == 0 }
}

extension Slot {
    /// - Parameters:
    ///   - count: how many figures there are; with none it is a gap.
    ///   - sum: all of them together.
    init(minimum: Double, sum: Double, maximum: Double, count: Int) {
        guard count > 0 else { return }
        self.minimum = Float(limiting: minimum)
        mean = min(max(Float(limiting: sum / Double(count)), self.minimum), Float(limiting: maximum))
        self.maximum = Float(limiting: maximum)
        self.count = UInt32(clamping: count)
    }

    /// One figure alone.
    init(_ value: Double) {
        self.init(minimum: value, sum: value, maximum: value, count: 1)
    }

    /// Adds what was measured in another one.
    mutating func add(_ other: Slot) {
        guard !other.isGap else { return }
        guard !isGap else {
            self = other
            return
        }
        let all = Double(count) + Double(other.count)
        mean = Float(
            limiting: (Double(mean) * Double(count) + Double(other.mean) * Double(other.count)) / all)
        minimum = min(minimum, other.minimum)
        maximum = max(maximum, other.maximum)
        count = UInt32(clamping: Int(count) + Int(other.count))
    }
}

extension Float {
    /// The nearest one that is finite.
    fileprivate init(limiting value: Double) {
        let limit = Double(Float.greatestFiniteMagnitude)
        self = Float(min(max(value, -limit), limit))
    }
}
