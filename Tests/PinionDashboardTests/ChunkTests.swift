import Testing

@testable import PinionDashboard

@Suite("A chunk")
struct ChunkTests {
    @Test(arguments: 0..<200)
    func isReadAsItWasWritten(seed: UInt64) {
        var chance = Chance(state: seed)
        let chunk = chunk(&chance)
        #expect(Chunk(start: chunk.start, bytes: chunk.bytes) == chunk)
    }

    @Test func takesFewBytes() {
        var steady = Chunk(holding: 0)
        for number in Int64(0)..<60 { steady.add(Slot(12.5), nil, at: number) }
        #expect(steady.bytes.count == 41)
        #expect(Chunk(start: 0, bytes: steady.bytes) == steady)
    }

    @Test(arguments: 0..<500)
    func thatIsDamagedIsReadOrRefused(seed: UInt64) {
        var chance = Chance(state: seed)
        let chunk = chunk(&chance)
        var bytes = chunk.bytes
        for _ in 0...(chance.next() % 4) {
            bytes[Int(chance.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: chance.next())
        }
        if chance.next() % 3 == 0 { bytes.removeLast(Int(chance.next() % UInt64(bytes.count))) }
        guard let read = Chunk(start: chunk.start, bytes: bytes) else { return }
        #expect(read.slots.allSatisfy { $0.mean.isFinite && $0.minimum.isFinite && $0.maximum.isFinite })
    }

    @Test func cannotBeginAnywhere() {
        var chance = Chance(state: 1)
        #expect(Chunk(start: 7, bytes: chunk(&chance).bytes) == nil)
        #expect(Chunk(start: 0, bytes: []) == nil)
    }

    @Test(arguments: [Int64.min / 60, -40_000_000_000_000, Int64.max / 60] as [Int64])
    func thatBeginsWhereNoTimeIsIsRefused(sixtieth: Int64) {
        var chance = Chance(state: 1)
        #expect(Chunk(start: sixtieth * 60, bytes: chunk(&chance).bytes) == nil)
    }

    private func chunk(_ chance: inout Chance) -> Chunk {
        var chunk = Chunk(holding: -60)
        let isTimer = chance.next() % 2 == 0
        for number in Int64(-60)..<0 where chance.next() % 3 != 0 || number == -1 {
            let low = Double(Int64(bitPattern: chance.next() >> 40)) / 7
            let high = low + Double(chance.next() % 3)
            let count = Int(chance.next() % 5) + 1
            var histogram = Histogram()
            if isTimer {
                var counts = [UInt32](repeating: 0, count: Histogram.stepCount)
                for _ in 0..<count { counts[Int(chance.next() % 241)] += UInt32(chance.next() % 1_000) }
                histogram = Histogram(counts: counts)
            }
            chunk.add(
                Slot(minimum: low, sum: (low + high) / 2 * Double(count), maximum: high, count: count),
                isTimer ? histogram : nil, at: number)
        }
        return chunk
    }
}

private struct Chance {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
