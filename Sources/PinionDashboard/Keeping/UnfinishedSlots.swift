internal import Storage

/// The longer slots that were not over when a program ended: they are put together again from the shorter ones, which are
/// written every few seconds.
struct UnfinishedSlots {
    private let database: Database
    private let now: Moment

    init(_ database: Database, at now: Moment) {
        self.database = database
        self.now = now
    }
}

extension UnfinishedSlots {
    /// The slots that the file has in parts only, oldest first.
    func parts(_ series: [Int64: Series]) async throws(StorageError) -> [KnownSeries.Part] {
        var parts: [KnownSeries.Part] = []
        let identifiers = Dictionary(series.map { ($1, $0) }) { $1 }
        var shorter = try await newest(.fine)
        for resolution in [Resolution.middle, .coarse] {
            let longer = try await newest(resolution)
            for (identifier, chunks) in shorter {
                guard let series = series[identifier] else { continue }
                let found = sums(of: chunks, in: resolution, series).filter { part in
                    !(longer[identifier] ?? []).contains {
                        $0.contains(part.number) && !$0.isGap(part.number)
                    }
                }
                parts += found
            }
            // What was just put together counts for the next.
            shorter = longer
            for part in parts where part.resolution == resolution {
                guard let identifier = identifiers[part.series] else { continue }
                var chunk = Chunk(holding: part.number)
                chunk.add(part.slot, part.histogram, at: part.number)
                shorter[identifier, default: []].append(chunk)
            }
        }
        return parts
    }

    private func sums(
        of chunks: [Chunk], in resolution: Resolution, _ series: Series
    ) -> [KnownSeries.Part] {
        let step = resolution == .middle ? Resolution.fine.step : Resolution.middle.step
        let ratio = resolution.step / step
        var sums: [Int64: (slot: Slot, histogram: Histogram)] = [:]
        for chunk in chunks {
            for (place, slot) in chunk.slots.enumerated() where !slot.isGap {
                let number = (chunk.start + Int64(place)).roundedDown(to: ratio) / ratio
                var sum = sums[number] ?? (Slot(), Histogram())
                sum.slot.add(slot)
                if let histogram = chunk.histogram(place) { sum.histogram.add(histogram) }
                sums[number] = sum
            }
        }
        return sums.sorted { $0.key < $1.key }.map {
            KnownSeries.Part(
                series: series, resolution: resolution, number: $0.key, slot: $0.value.slot,
                histogram: series.kind == .timer ? $0.value.histogram : nil)
        }
    }

    /// The newest chunk of each series, of those that the shorter slots may be parts of.
    private func newest(_ resolution: Resolution) async throws(StorageError) -> [Int64: [Chunk]] {
        let values = [
            Int64(resolution.rawValue), resolution.firstSlot(at: now, keeping: Resolution.middle.retention),
            resolution.slot(of: now),
        ]
        let rows = try await database.rows(.newestChunks, values.map { .integer($0) }) {
            (row) throws(StorageError) in
            (try row.integer(0), Chunk(start: try row.integer(1), bytes: try row.bytes(2)))
        }
        var chunks: [Int64: [Chunk]] = [:]
        for (identifier, chunk) in rows {
            if let chunk { chunks[identifier, default: []].append(chunk) }
        }
        return chunks
    }
}
