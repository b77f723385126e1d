/// Numbers that look random and are the same for the same seed, on every machine and for ever (SplitMix64).
struct Chance {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }
}

extension Chance {
    mutating func number(below end: Int) -> Int {
        guard end > 1 else { return 0 }
        return Int(next() % UInt64(end))
    }

    /// Small ones come more often: as some people have many followers, and most have few.
    mutating func lowNumber(below end: Int) -> Int {
        let part = Double(next() >> 11) / Double(1 << 53 as UInt64)
        return min(Int(part * part * Double(end)), max(end - 1, 0))
    }

    /// - Precondition: there is something to pick.
    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[number(below: values.count)]
    }

    mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
        var values = values
        for place in values.indices.dropFirst() { values.swapAt(place, number(below: place + 1)) }
        return values
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
