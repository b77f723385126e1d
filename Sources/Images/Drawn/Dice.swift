/// Numbers that look like chance and follow from a name (SplitMix64).
struct Dice {
    private var state: UInt64

    init(name: String, seed: UInt64) {
        // FNV-1a: the hash of the standard library is another one in each process.
        state = name.utf8.reduce(0xCBF2_9CE4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

extension Dice {
    mutating func between(_ least: Double, _ most: Double) -> Double {
        least + (most - least) * Double(next() >> 11) / Double(1 << 53)
    }

    mutating func pick<Item>(_ items: [Item]) -> Item {
        items[Int(next() % UInt64(items.count))]
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
