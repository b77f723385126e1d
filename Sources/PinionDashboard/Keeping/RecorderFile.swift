internal import Glibc
internal import JSON
internal import Storage

/// The file of a recorder. It is opened anew when something has happened to it.
actor RecorderFile {
    private let path: String
    private let log: Log?
    private var database: Database?
    /// The file that is open, as another one may lie there later.
    private var opened: FileIdentity?
    private var identifiers: [Series: Int64] = [:]
    /// Whether what the last program has left was read.
    private var hasBegun = false
    /// What the log was told is wrong.
    private var problem: String?
    private var lastCleaning: Moment?
    /// Those that were written since the last cleaning.
    private var written: Set<Int64> = []

    init(_ path: String, log: Log?) {
        self.path = path
        self.log = log
    }
}

extension RecorderFile {
    /// Opens the file.
    ///
    /// - Returns: what it knows; nil if it is open already, or cannot be opened.
    func open(at now: Moment) async -> KnownSeries? {
        guard database == nil else { return nil }
        do throws(StorageError) {
            return try await connect(at: now)
        } catch {
            guard case .trouble(.damaged, _) = error else { return fail(error) }
            setAside(error, at: now)
        }
        do throws(StorageError) { return try await connect(at: now) } catch { return fail(error) }
    }

    /// Writes chunks, all of them or none.
    ///
    /// - Returns: whether they are on the disk.
    ///
    /// - Parameter retention: for how many milliseconds figures are kept, if old ones are to be removed; else nil.
    func write(_ chunks: [StoredChunk], at now: Moment, removingAfter retention: Int64?) async -> Bool {
        guard let database else { return false }
        do throws(RecorderFailure) {
            let known = identifiers
            let isCleaning = retention != nil && isTimeToClean(at: now)
            let seen = isCleaning ? written : []
            let (new, removed) = try await database.write {
                (transaction: inout Storage.DatabaseTransaction<RecorderFailure>) throws(RecorderFailure) in
                let new = try Self.write(chunks, known, now, &transaction)
                guard let retention, isCleaning else { return (new, Set<Int64>()) }
                let seen = seen.union(chunks.compactMap { new[$0.series] })
                return (new, try Self.clean(seen, now, retention, &transaction))
            }
            identifiers = new.filter { !removed.contains($0.value) }
            written.formUnion(chunks.compactMap { identifiers[$0.series] })
            if isCleaning {
                lastCleaning = now
                written = []
            }
            if problem != nil { log?(.info, "figures are kept again", [("file", path)]) }
            problem = nil
            return true
        } catch {
            handle(error.error, of: database, at: now)
            return false
        }
    }

    /// The chunks of a series with slots of the range; what cannot be read is left out.
    func chunks(of series: Series, _ resolution: Resolution, _ range: Range<Int64>) async -> [Chunk] {
        guard let database, let identifier = identifiers[series], !range.isEmpty else { return [] }
        let count = Chunk.slotCount
        // No more than is ever kept, however long the range is.
        let end = range.upperBound.roundedDown(to: count) + count
        let most = resolution.retention / resolution.step + 2 * count
        let start = max(range.lowerBound, end - most).roundedDown(to: count)
        do throws(StorageError) {
            return try await database.rows(
                .chunks,
                [
                    .integer(start), .integer(count), .integer(end), .integer(Int64(resolution.rawValue)),
                    .integer(identifier),
                ]
            ) { (row) throws(StorageError) in
                Chunk(start: try row.integer(0), bytes: try row.bytes(1))
            }.compactMap { $0 }
        } catch {
            handle(error, of: database, at: .now)
            return []
        }
    }
}

extension RecorderFile {
    private func connect(at now: Moment) async throws(StorageError) -> KnownSeries {
        let database = Database(.sqlite(path))
        try await database.open([.recorder], now: now.millisecondsSince1970 / 1000)
        let rows = try await database.rows(.allSeries, []) { (row) throws(StorageError) in
            (try Series(row), try row.integer(0))
        }
        identifiers = Dictionary(rows.compactMap { row in row.0.map { ($0, row.1) } }) { $1 }
        var known = KnownSeries(series: Array(identifiers.keys))
        if !hasBegun {
            let series = Dictionary(identifiers.map { ($1, $0) }) { $1 }
            known.parts = try await UnfinishedSlots(database, at: now).parts(series)
        }
        hasBegun = true
        opened = identity(of: path)
        self.database = database
        written = []
        return known
    }

    private func fail(_ error: StorageError) -> KnownSeries? {
        say(error)
        return nil
    }

    /// No effect if another file has been opened meanwhile: nothing is wrong with that one.
    private func handle(_ error: StorageError, of failed: Database, at now: Moment) {
        guard database === failed else { return }
        switch error {
        case .trouble(.damaged, _):
            database = nil
            setAside(error, at: now)
        default:
            if identity(of: path) != opened { database = nil }
            say(error)
        }
    }

    /// Which file lies at a path; nil if none does.
    private func identity(of path: String) -> FileIdentity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    }

    private func say(_ error: StorageError) {
        guard problem != error.description else { return }
        if problem == nil {
            log?(
                .error, "figures are recorded in memory only",
                [("file", path), ("reason", error.description)])
        }
        problem = error.description
    }

    private func setAside(_ error: StorageError, at now: Moment) {
        let aside = "\(path).damaged-\(now.millisecondsSince1970)"
        for end in ["", "-wal", "-shm"] { rename(path + end, aside + end) }
        identifiers = [:]
        log?(
            .error, "the file of figures is damaged: it is kept aside, and a new one is begun",
            [("file", aside), ("reason", error.description)])
    }

    private func isTimeToClean(at now: Moment) -> Bool {
        lastCleaning.map { !(.zero..<Duration.seconds(600)).contains($0.duration(to: now)) } ?? true
    }
}

extension RecorderFile {
    private static func write(
        _ chunks: [StoredChunk], _ known: [Series: Int64], _ now: Moment,
        _ transaction: inout Storage.DatabaseTransaction<RecorderFailure>
    ) throws(RecorderFailure) -> [Series: Int64] {
        var known = known
        // In the order in which the file has them.
        let order = chunks.sorted {
            ($0.resolution.rawValue, $0.held.start) < ($1.resolution.rawValue, $1.held.start)
        }
        for chunk in order {
            let identifier: Int64
            if let old = known[chunk.series] {
                identifier = old
            } else {
                let values: [SQLValue] = [
                    .text(chunk.series.kind.rawValue), .text(chunk.series.name),
                    .text(chunk.series.labelText),
                    .integer(now.millisecondsSince1970),
                ]
                let row = try transaction.run(.addSeries, values).first
                guard
                    let new = try transaction.read(row, { (row) throws(StorageError) in try row.integer(0) })
                else { continue }
                known[chunk.series] = new
                identifier = new
            }
            let place: [SQLValue] = [
                .integer(Int64(chunk.resolution.rawValue)), .integer(chunk.held.start), .integer(identifier),
            ]
            var bytes = chunk.held.bytes
            if !chunk.isWhole, let new = Chunk(start: chunk.held.start, bytes: bytes),
                let row = try transaction.run(.chunk, place).first,
                var old = try transaction.read(
                    row,
                    { (row) throws(StorageError) in
                        Chunk(start: chunk.held.start, bytes: try row.bytes(0))
                    })?.flatMap({ $0 })
            {
                old.fillGaps(from: new)
                bytes = old.bytes
            }
            try transaction.run(.setChunk, place + [.bytes(bytes)])
        }
        return known
    }

    /// - Returns: the series that are no more: their numbers may be given to others.
    private static func clean(
        _ seen: Set<Int64>, _ now: Moment, _ retention: Int64,
        _ transaction: inout Storage.DatabaseTransaction<RecorderFailure>
    ) throws(RecorderFailure) -> Set<Int64> {
        for resolution in Resolution.allCases {
            let values = [Int64(resolution.rawValue), resolution.firstSlot(at: now, keeping: retention)]
            try transaction.run(.removeChunks, values.map { .integer($0) })
        }
        for identifier in seen {
            try transaction.run(.noteSeries, [.integer(now.millisecondsSince1970), .integer(identifier)])
        }
        let kept = min(Resolution.coarse.retention, retention) + 86_400_000
        let oldest = now.millisecondsSince1970 - kept
        var removed: Set<Int64> = []
        for row in try transaction.run(.removeSeries, [.integer(oldest)]) {
            let identifier = try transaction.read(row, { (row) throws(StorageError) in try row.integer(0) })
            if let identifier { removed.insert(identifier) }
        }
        return removed
    }
}

private struct FileIdentity: Equatable {
    let device: UInt64
    let number: UInt64
}

/// What a file of figures answers with when it does not do what it is asked to.
struct RecorderFailure: StorageFailure {
    let error: StorageError

    init(_ error: StorageError) { self.error = error }

    var storageError: StorageError? { error }
}
