/// One series in one resolution: the chunks that are in memory.
struct Track: Sendable {
    /// A chunk, in few bytes once another one has begun.
    struct Held: Sendable {
        let start: Int64
        var bytes: [UInt8]
        /// Counts the changes.
        var version = 1
        /// The version that is in the file; nil if the file may know this chunk from before.
        var stored: Int?
    }

    private(set) var closed: [Held] = []
    private var open: Chunk?
    private var openVersion = 1
    private var openStored: Int?
    /// What of the slot is not over yet; for the coarser ones.
    private var pending: (number: Int64, slot: Slot, histogram: Histogram?)?
    /// What the closed ones take.
    private(set) var byteCount = 0
}

extension Track {
    /// Adds a slot, unless there is something already.
    ///
    /// - Returns: whether it was added.
    mutating func insert(_ slot: Slot, _ histogram: Histogram?, at number: Int64) -> Bool {
        openChunk(holding: number)
        guard open?.isGap(number) == true else { return false }
        open?.add(slot, histogram, at: number)
        openVersion += 1
        return true
    }

    /// Adds a part of a slot; the slot is stored when the next one begins.
    mutating func collect(_ slot: Slot, _ histogram: Histogram?, at number: Int64) {
        if let pending, pending.number != number {
            openChunk(holding: pending.number)
            open?.add(pending.slot, pending.histogram, at: pending.number)
            openVersion += 1
            self.pending = nil
        }
        var sum = pending ?? (number, Slot(), nil)
        sum.slot.add(slot)
        if let histogram {
            var all = sum.histogram ?? Histogram()
            all.add(histogram)
            sum.histogram = all
        }
        pending = sum
    }

    /// The chunks with slots of the range.
    func chunks(in range: Range<Int64>) -> [(start: Int64, bytes: [UInt8])] {
        closed.filter { $0.start < range.upperBound && $0.start + Chunk.slotCount > range.lowerBound }
            .map { ($0.start, $0.bytes) }
    }

    /// The chunk that is being filled, with what of its slot is not over yet.
    var current: [Chunk] {
        var chunks = open.map { [$0] } ?? []
        if let pending {
            var chunk = Chunk(holding: pending.number)
            if chunks.first?.start == chunk.start { chunk = chunks.removeFirst() }
            chunk.add(pending.slot, pending.histogram, at: pending.number)
            chunks.append(chunk)
        }
        return chunks
    }

    /// Lets go of the chunks that begin before a slot, except the one that is being filled.
    mutating func removeChunks(before start: Int64) {
        let count = closed.prefix { $0.start < start }.count
        guard count > 0 else { return }
        for held in closed.prefix(count) { byteCount -= held.bytes.count + Self.overhead }
        closed.removeFirst(count)
    }

    /// What has changed since it was stored.
    var unstored: [Held] {
        var changed = closed.filter { $0.version != $0.stored }
        if let open, openVersion != openStored {
            changed.append(
                Held(start: open.start, bytes: open.bytes, version: openVersion, stored: openStored))
        }
        return changed
    }

    /// Notes that a version of a chunk is in the file.
    mutating func note(stored version: Int, of start: Int64) {
        if open?.start == start { openStored = version }
        if let index = closed.firstIndex(where: { $0.start == start }) { closed[index].stored = version }
    }

    /// Notes that the file has nothing any more.
    mutating func forgetStored() {
        openStored = nil
        for index in closed.indices { closed[index].stored = nil }
    }

    /// What the histograms take that are being filled; with anything but a timer there are none.
    var openHistogramByteCount: Int {
        (open?.histograms ?? []).reduce(pending?.histogram?.byteCount ?? 0) { $0 + $1.byteCount }
    }

    /// What an array of bytes takes beside its bytes.
    static let overhead = 72
    /// What a track takes beside its closed chunks.
    static let openByteCount = Int(Chunk.slotCount) * MemoryLayout<Slot>.stride + 200
}

extension Track {
    private mutating func openChunk(holding number: Int64) {
        guard open?.contains(number) != true else { return }
        if let open {
            let held = Held(
                start: open.start, bytes: open.bytes, version: openVersion, stored: openStored)
            byteCount += held.bytes.count + Self.overhead
            closed.insert(held, at: closed.firstIndex { $0.start > held.start } ?? closed.endIndex)
        }
        let chunk = Chunk(holding: number)
        open = chunk
        openVersion = 1
        openStored = nil
        // The clock was set: a chunk of before is filled on.
        guard let index = closed.firstIndex(where: { $0.start == chunk.start }) else { return }
        let held = closed.remove(at: index)
        byteCount -= held.bytes.count + Self.overhead
        open = Chunk(start: held.start, bytes: held.bytes) ?? chunk
        openVersion = held.version
        openStored = held.stored
    }
}
