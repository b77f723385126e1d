/// Sixty slots in a row, in which there is something in at least one.
struct Chunk: Equatable, Sendable {
    static let slotCount: Int64 = 60

    /// The number of its first slot since 1970, a multiple of sixty.
    let start: Int64
    private(set) var slots = [Slot](repeating: Slot(), count: Int(slotCount))
    /// As many as slots, or none.
    private(set) var histograms: [Histogram] = []

    init(holding slot: Int64) {
        start = slot.roundedDown(to: Self.slotCount)
    }
}

extension Chunk {
    /// The first slot after it.
    var end: Int64 { start + Self.slotCount }

    func contains(_ slot: Int64) -> Bool { slot >= start && slot < end }

    func isGap(_ number: Int64) -> Bool { slots[Int(number - start)].isGap }

    /// Adds what was measured to one of its slots.
    mutating func add(_ slot: Slot, _ histogram: Histogram?, at number: Int64) {
        let index = Int(number - start)
        slots[index].add(slot)
        guard let histogram, !histogram.steps.isEmpty else { return }
        if histograms.isEmpty { histograms = Array(repeating: Histogram(), count: slots.count) }
        histograms[index].add(histogram)
    }

    /// Takes over what another chunk of the same time has where this one has gaps.
    mutating func fillGaps(from other: Chunk) {
        for number in start..<end where isGap(number) && !other.isGap(number) {
            let index = Int(number - start)
            add(other.slots[index], other.histogram(index), at: number)
        }
    }

    func histogram(_ index: Int) -> Histogram? { histograms.isEmpty ? nil : histograms[index] }
}

// The format: where there are figures (8 bytes), a byte that says whether all counts are 1, whether minimum, mean and
// maximum are the same, and whether there are histograms; then the columns. Neighbours have their upper bytes in
// common, and so have the three figures of a slot: of each figure stands there in what it differs from the one before.
extension Chunk {
    private static let hasCounts: UInt8 = 1
    private static let hasBounds: UInt8 = 2
    private static let hasHistograms: UInt8 = 4

    /// The chunk in as few bytes as it takes.
    var bytes: [UInt8] {
        let present = slots.indices.filter { !slots[$0].isGap }
        let mask = present.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
        var flags: UInt8 = histograms.isEmpty ? 0 : Self.hasHistograms
        if present.contains(where: { slots[$0].count != 1 }) { flags |= Self.hasCounts }
        let hasBounds = present.contains {
            slots[$0].minimum != slots[$0].mean || slots[$0].maximum != slots[$0].mean
        }
        if hasBounds { flags |= Self.hasBounds }
        var bytes = (0..<8).map { UInt8(truncatingIfNeeded: mask >> (UInt64($0) * 8)) } + [flags]
        var figures = FigureWriter()
        var last: Float = 0
        for index in present {
            figures.write(slots[index].mean, after: last)
            last = slots[index].mean
            if hasBounds {
                figures.write(slots[index].minimum, after: last)
                figures.write(slots[index].maximum, after: last)
            }
        }
        bytes += figures.bytes
        if flags & Self.hasCounts != 0 {
            for index in present { bytes.append(variableLength: slots[index].count) }
        }
        if flags & Self.hasHistograms != 0 {
            for index in present { histograms[index].write(to: &bytes) }
        }
        return bytes
    }

    /// Reads what ``bytes`` has written; nil for anything else, and for a time that no clock shows.
    init?(start: Int64, bytes: [UInt8]) {
        guard start.magnitude < 1 << 50 else { return nil }
        self.init(holding: start)
        guard self.start == start, bytes.count > 8 else { return nil }
        let mask = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[$1]) << (UInt64($1) * 8) }
        let flags = bytes[8]
        guard mask >> 60 == 0, flags < 8 else { return nil }
        var rest = bytes[9...]
        let present = slots.indices.filter { mask & 1 << UInt64($0) != 0 }
        let hasBounds = flags & Self.hasBounds != 0
        guard var figures = FigureReader(&rest, count: present.count * (hasBounds ? 3 : 1)) else {
            return nil
        }
        var last: Float = 0
        for index in present {
            guard let mean = figures.read(after: last) else { return nil }
            last = mean
            slots[index] = Slot(minimum: mean, mean: mean, maximum: mean, count: 1)
            guard hasBounds else { continue }
            guard let minimum = figures.read(after: mean), let maximum = figures.read(after: mean) else {
                return nil
            }
            slots[index].minimum = minimum
            slots[index].maximum = maximum
        }
        rest = figures.rest
        if flags & Self.hasCounts != 0 {
            for index in present {
                guard let count = rest.popVariableLength(), count > 0 else { return nil }
                slots[index].count = count
            }
        }
        guard flags & Self.hasHistograms != 0 else { return }
        histograms = Array(repeating: Histogram(), count: slots.count)
        for index in present {
            guard let histogram = Histogram(&rest) else { return nil }
            histograms[index] = histogram
        }
    }
}

/// Writes figures by what they differ in from others. How many bytes that are, and how many of zeros come before, is half a
/// byte of its own.
private struct FigureWriter {
    private var kinds: [UInt8] = []
    private var parts: [UInt8] = []

    var bytes: [UInt8] {
        var packed: [UInt8] = []
        for index in stride(from: 0, to: kinds.count, by: 2) {
            packed.append(kinds[index] | (index + 1 < kinds.count ? kinds[index + 1] << 4 : 0))
        }
        return packed + parts
    }

    mutating func write(_ figure: Float, after other: Float) {
        let difference = figure.bitPattern ^ other.bitPattern
        guard difference != 0 else {
            kinds.append(0)
            return
        }
        let skipped = difference.leadingZeroBitCount / 8
        let count = 4 - skipped - difference.trailingZeroBitCount / 8
        kinds.append(FigureKind.number(skipped: skipped, count: count))
        for place in 0..<count {
            parts.append(UInt8(truncatingIfNeeded: difference >> UInt32((3 - skipped - place) * 8)))
        }
    }
}

private struct FigureReader {
    private var kinds: ArraySlice<UInt8>
    private var isSecond = false
    private(set) var rest: ArraySlice<UInt8>

    init?(_ bytes: inout ArraySlice<UInt8>, count: Int) {
        let kindBytes = (count + 1) / 2
        guard bytes.count >= kindBytes else { return nil }
        kinds = bytes.prefix(kindBytes)
        rest = bytes.dropFirst(kindBytes)
    }

    /// Nil if it is not there, or is no figure.
    mutating func read(after other: Float) -> Float? {
        guard let byte = kinds.first else { return nil }
        let kind = isSecond ? byte >> 4 : byte & 0xF
        if isSecond { kinds.removeFirst() }
        isSecond.toggle()
        guard let (skipped, count) = FigureKind.parts(of: kind) else { return nil }
        var difference: UInt32 = 0
        for place in 0..<count {
            guard let part = rest.popFirst() else { return nil }
            difference |= UInt32(part) << UInt32((3 - skipped - place) * 8)
        }
        let figure = Float(bitPattern: other.bitPattern ^ difference)
        return figure.isFinite ? figure : nil
    }
}

/// The eleven ways in which a part of four bytes can be something else than zeros.
private enum FigureKind {
    private static let all: [(skipped: Int, count: Int)] =
        [(0, 0)] + (0..<4).flatMap { skipped in (1...(4 - skipped)).map { (skipped, $0) } }

    static func number(skipped: Int, count: Int) -> UInt8 {
        UInt8(clamping: all.firstIndex { $0 == (skipped, count) } ?? 0)
    }

    static func parts(of number: UInt8) -> (skipped: Int, count: Int)? {
        Int(number) < all.count ? all[Int(number)] : nil
    }
}

extension Int64 {
    /// The largest multiple that is not above it.
    func roundedDown(to step: Int64) -> Int64 {
        let rest = self % step
        return rest < 0 ? self - rest - step : self - rest
    }
}
