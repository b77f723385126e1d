/// Something that is read at the ticks of a recorder.
@MainActor
protocol FollowingReading: AnyObject {
    /// Reads, if it is time to.
    func prepare(at now: Moment) async
    /// Shows what has been read.
    func show()
}

/// What is shown of a recorder on all pages together. At a tick everything is read, each thing once, and then shown in the
/// same turn: however many views a page has, it gets one frame.
@MainActor
final class SharedReadings {
    /// What is read: a kind of figures, and which of them.
    struct Name: Hashable {
        let kind: ObjectIdentifier
        let key: AnyHashable
    }

    private struct Entry {
        weak var reading: (any FollowingReading)?
    }

    private var entries: [Name: Entry] = [:]
    private var task: Task<Void, Never>?

    nonisolated init() {}

    isolated deinit {
        task?.cancel()
    }
}

extension SharedReadings {
    /// What is read by a key; made, if nobody shows it yet.
    func reading<Value: Equatable & Sendable>(
        _ key: some Hashable, every interval: Duration, until end: Moment?,
        _ read: @escaping @MainActor () async -> Value
    ) -> SharedReading<Value> {
        let name = Name(kind: ObjectIdentifier(Value.self), key: AnyHashable(key))
        if let known = entries[name]?.reading as? SharedReading<Value> { return known }
        let reading = SharedReading(self, name, every: interval, until: end, read)
        entries[name] = Entry(reading: reading)
        return reading
    }

    /// Begins to follow the recorder, unless that has begun.
    func follow(_ recorder: Recorder) {
        guard task == nil else { return }
        let ticks = recorder.ticks()
        task = Task { [weak self] in
            for await now in ticks { await self?.readAll(at: now) }
        }
    }

    /// Forgets what nobody shows any more; another one may have been made meanwhile.
    func remove(_ name: Name) {
        if entries[name]?.reading == nil { entries[name] = nil }
        guard entries.isEmpty else { return }
        task?.cancel()
        task = nil
    }

    private func readAll(at now: Moment) async {
        let readings = entries.values.compactMap(\.reading)
        for reading in readings { await reading.prepare(at: now) }
        // Without a pause in between: it is one turn.
        for reading in readings { reading.show() }
    }
}
