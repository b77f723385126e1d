/// All that a recorder knows.
struct RecorderState: Sendable {
    private(set) var records: [Series: Record] = [:]
    private let maximumBytes: Int
    let maximumSeries: Int
    private var seriesByName: [String: Int] = [:]
    /// The newest slot that was written.
    private var last: Int64?
    /// Since when the clock has gone on evenly.
    private var steadySince: Moment?
    /// From which slot on everything that there is is in memory.
    private(set) var wholeSince = [Int64](repeating: .min, count: Resolution.allCases.count)
    /// For how many milliseconds figures are kept at most.
    var retention = Int64.max
    /// Whether it was said that there are too many series.
    private var hasSaidFull = false

    struct Record: Sendable {
        let cell: Cell
        var tracks = [Track](repeating: Track(), count: Resolution.allCases.count)
    }

    init(maximumBytes: Int, maximumSeries: Int) {
        self.maximumBytes = max(maximumBytes, 1 << 20)
        // Half of the memory at most is for the chunks that are being filled.
        let room = self.maximumBytes / 2 / (Self.recordByteCount + 256)
        self.maximumSeries = min(max(maximumSeries, 1), room)
    }
}

extension RecorderState {
    /// The cell of a series, which is made where there is room, and whether this is the first for which there is none.
    mutating func cell(of series: Series) -> (cell: Cell, isFirstTooMany: Bool) {
        if let record = records[series] { return (record.cell, false) }
        guard hasRoom(for: series) else {
            let named = series.other(keepingName: seriesByName[series.name] != nil)
            // Labels can be invented as well as their values.
            let hasRoom = records[named] != nil || records.count < maximumSeries + maximumSeries / 8
            let other = hasRoom ? named : Series("other", [:], series.kind)
            let isNews = !hasSaidFull
            hasSaidFull = true
            return (records[other]?.cell ?? add(other), isNews)
        }
        return (add(series), false)
    }

    private func hasRoom(for series: Series) -> Bool {
        records.count < maximumSeries && seriesByName[series.name, default: 0] < max(maximumSeries / 2, 1)
    }

    @discardableResult
    private mutating func add(_ series: Series) -> Cell {
        let cell = Cell(series.kind)
        records[series] = Record(cell: cell)
        seriesByName[series.name, default: 0] += 1
        return cell
    }

    /// Writes what was measured in the slot that has ended.
    ///
    /// A slot that has something in it already, as the clock was set back, stays as it is.
    ///
    /// - Returns: whether a slot has ended.
    mutating func tick(_ now: Moment) -> Bool {
        let ended = Resolution.fine.slot(of: now) - 1
        guard ended != last else { return false }
        let missed = last.map { ended - $0 } ?? 1
        let seconds = Double(missed > 0 ? missed * Resolution.fine.step : Resolution.fine.step) / 1000
        // Jumps of the clock throw nothing away: what is old is old only if the time has really passed.
        if !(1...150).contains(missed) || steadySince == nil { steadySince = now }
        last = ended
        let start = ended * Resolution.fine.step
        for series in Array(records.keys) {
            records[series]?.write(start, over: seconds)
        }
        limitBytes()
        if ended % 30 == 0, let steadySince, steadySince.duration(to: now) >= .seconds(3_600) {
            for resolution in Resolution.allCases {
                remove(resolution, before: resolution.firstSlot(at: now, keeping: retention))
            }
        }
        return true
    }

    /// Whether what is old may be thrown away.
    func isSteady(at now: Moment) -> Bool {
        steadySince.map { $0.duration(to: now) >= .seconds(3_600) } ?? false
    }

    /// What is in memory of a series.
    func chunks(of series: Series, _ resolution: Resolution, _ range: Range<Int64>) -> HeldChunks {
        guard let track = records[series]?.tracks[resolution.rawValue] else { return HeldChunks() }
        return HeldChunks(closed: track.chunks(in: range), current: track.current)
    }
}

/// What of a series is in memory, to be read without the lock.
struct HeldChunks: Sendable {
    var closed: [(start: Int64, bytes: [UInt8])] = []
    var current: [Chunk] = []

    var all: [Chunk] { closed.compactMap { Chunk(start: $0.start, bytes: $0.bytes) } + current }
}

extension RecorderState {
    /// What a series takes beside its name and its closed chunks.
    static let recordByteCount = Resolution.allCases.count * Track.openByteCount + 1_200

    /// What the recorder takes in memory, roughly.
    var byteCount: Int {
        records.reduce(0) { sum, record in
            sum + record.key.byteCount + Self.recordByteCount
                + record.value.tracks.reduce(0) { $0 + $1.byteCount + $1.openHistogramByteCount }
                + record.value.cell.byteCount
        }
    }

    /// Throws away the oldest chunks of the resolution that takes most, until it is little enough.
    private mutating func limitBytes() {
        var excess = byteCount - maximumBytes
        while excess > 0 {
            let sizes = Resolution.allCases.map { resolution in
                records.values.reduce(0) { $0 + $1.tracks[resolution.rawValue].byteCount }
            }
            guard let largest = Resolution.allCases.max(by: { sizes[$0.rawValue] < sizes[$1.rawValue] }),
                let oldest = records.values.compactMap({ $0.tracks[largest.rawValue].closed.first?.start })
                    .min()
            else { return }
            remove(largest, before: oldest + Chunk.slotCount)
            excess = byteCount - maximumBytes
        }
    }

    private mutating func remove(_ resolution: Resolution, before slot: Int64) {
        for series in Array(records.keys) {
            records[series]?.tracks[resolution.rawValue].removeChunks(before: slot)
        }
        wholeSince[resolution.rawValue] = max(wholeSince[resolution.rawValue], slot)
    }
}

// What the file has to do with it.
extension RecorderState {
    /// What has changed since it was stored.
    var unstored: [StoredChunk] {
        records.flatMap { series, record in
            Resolution.allCases.flatMap { resolution in
                record.tracks[resolution.rawValue].unstored.map {
                    StoredChunk(
                        series: series, resolution: resolution, held: $0,
                        isWhole: $0.start >= wholeSince[resolution.rawValue])
                }
            }
        }
    }

    mutating func note(stored chunks: [StoredChunk]) {
        for chunk in chunks {
            records[chunk.series]?.tracks[chunk.resolution.rawValue].note(
                stored: chunk.held.version, of: chunk.held.start)
        }
    }

    /// Takes over what a file knows: which series there are, and of the slots that were not over yet their beginning.
    mutating func take(_ known: KnownSeries, at now: Moment) {
        for series in Array(records.keys) {
            for resolution in Resolution.allCases {
                records[series]?.tracks[resolution.rawValue].forgetStored()
            }
        }
        for series in known.series where records[series] == nil && hasRoom(for: series) { add(series) }
        for part in known.parts {
            records[part.series]?.tracks[part.resolution.rawValue].collect(
                part.slot, part.histogram, at: part.number)
        }
        for resolution in Resolution.allCases {
            let next = resolution.slot(of: now).roundedDown(to: Chunk.slotCount) + Chunk.slotCount
            wholeSince[resolution.rawValue] = max(wholeSince[resolution.rawValue], next)
        }
    }
}

extension RecorderState.Record {
    /// Writes what has been recorded into the slot that begins at a time.
    fileprivate mutating func write(_ start: Int64, over seconds: Double) {
        let (slot, histogram) = cell.drain(over: seconds)
        guard !slot.isGap else { return }
        for resolution in Resolution.allCases {
            let number = start.roundedDown(to: resolution.step) / resolution.step
            if resolution == .fine {
                guard tracks[0].insert(slot, histogram, at: number) else { return }
            } else {
                tracks[resolution.rawValue].collect(slot, histogram, at: number)
            }
        }
    }
}
