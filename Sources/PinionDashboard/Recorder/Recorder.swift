internal import Synchronization

/// Keeps figures over time: every 2 seconds for an hour, every minute for two days, every 15 minutes for a year, each with
/// minimum, mean and maximum.
///
/// ```swift
/// let recorder = Recorder(keptIn: .file("/var/lib/boiler/figures.sqlite"))
/// let orders = recorder.counter("orders", ["kind": "express"])
/// let level = recorder.gauge("tank.level")
/// let answers = recorder.timer("answers")
/// Task { await recorder.run() }
///
/// orders.increment()
/// level.record(0.7)
/// answers.record(.milliseconds(12))
/// ```
///
/// Recording is quick and safe from any thread. A figure belongs to the two seconds in which it is recorded; spans without
/// one are gaps. What is there is never written over: if the clock is set back, what is measured goes where there are
/// gaps, and is lost elsewhere; if it is set forward, there is a gap, and nothing counts as old before an hour has passed.
/// Figures have 24 significant bits.
///
/// - Important: nothing is written before ``run(clock:)``.
public final class Recorder: Sendable {
    let state: Mutex<RecorderState>
    private let feed = Broadcast<Moment>()
    private let sources: [any FigureSource]
    private let file: RecorderFile?
    private let log: Log?
    let now: @Sendable () -> Moment
    /// The sources are read in one of so many slots.
    private let pace = Mutex<Int64>(1)
    /// What pages show of it.
    let shownReadings = SharedReadings()

    /// Makes a recorder.
    ///
    /// - Parameters:
    ///   - keeping: where figures are kept.
    ///   - maximumBytes: what they may take in memory; the oldest go first. With a file they are read from there then. At
    ///     least a megabyte.
    ///   - maximumSeries: how many series there may be, one name having half of them at most. What is beyond goes into
    ///     one series whose labels are `other`, and the log is told once.
    ///   - sources: read every two seconds, off the main actor.
    ///   - log: hears what goes wrong.
    ///   - now: the clock on the wall.
    public init(
        keptIn keeping: RecorderStorage = .memory, maximumBytes: Int = 32 << 20, maximumSeries: Int = 2_000,
        sources: [any FigureSource] = [], log: Log? = .text(),
        now: @escaping @Sendable () -> Moment = { .now }
    ) {
        state = Mutex(RecorderState(maximumBytes: maximumBytes, maximumSeries: maximumSeries))
        self.sources = sources
        self.log = log
        self.now = now
        switch keeping {
        case .memory: file = nil
        case .file(let path): file = RecorderFile(path, log: log)
        }
    }
}

extension Recorder {
    /// Counts something.
    public func counter(_ name: String, _ labels: [String: String] = [:]) -> Counter {
        Counter(cell: cell(of: Series(name, labels, .counter)))
    }

    /// Looks at something now and then.
    public func gauge(_ name: String, _ labels: [String: String] = [:]) -> Gauge {
        Gauge(cell: cell(of: Series(name, labels, .gauge)))
    }

    /// Holds what something stands at.
    public func meter(_ name: String, _ labels: [String: String] = [:]) -> Meter {
        Meter(cell: cell(of: Series(name, labels, .meter)))
    }

    /// Takes the time of something.
    public func timer(_ name: String, _ labels: [String: String] = [:]) -> Timer {
        Timer(cell: cell(of: Series(name, labels, .timer)))
    }

    private func cell(of series: Series) -> Cell {
        let (cell, isFirstTooMany) = state.withLock { $0.cell(of: series) }
        if isFirstTooMany {
            log?(.warning, "too many series: further ones are counted as other", [("series", "\(series)")])
        }
        return cell
    }
}

extension Recorder {
    /// Records until the task is cancelled: reads the sources, ends a slot every two seconds, and keeps what there is
    /// every eight.
    ///
    /// - Parameter clock: what is waited by.
    @concurrent
    public func run(clock: some Clock<Duration> = ContinuousClock()) async {
        await load()
        await withDiscardingTaskGroup { group in
            group.addTask { await self.sample(clock) }
            guard file != nil else { return }
            group.addTask {
                while (try? await clock.sleep(for: .seconds(8))) != nil { await self.save() }
            }
        }
        await save()
    }

    /// The moments at which there are new figures, as long as one waits for them. Who is slow gets the last one.
    public func ticks() -> AsyncStream<Moment> { feed.subscribe(keeping: 1) }

    /// How many series there may be.
    var maximumSeries: Int { state.withLock { $0.maximumSeries } }

    /// How many wait for ticks.
    var followerCount: Int { feed.listenerCount }

    /// Every how many seconds the sources are read: 2 unless told otherwise, and a multiple of that. Other figures are as
    /// fine as ever; where sources are not read there is a gap, and ``values(of:in:points:)`` puts slots together so that
    /// there are none.
    public var sampling: Duration {
        get { .milliseconds(pace.withLock { $0 } * Resolution.fine.step) }
        set {
            let duration = min(max(newValue, .seconds(2)), .seconds(900))
            let slots = (duration / .milliseconds(Resolution.fine.step)).rounded()
            pace.withLock { $0 = Int64(slots) }
        }
    }

    /// For how long figures are kept: a year, which is the most, unless told otherwise, and a day at least. What is older goes
    /// within an hour.
    public var retention: Duration {
        get { .milliseconds(min(state.withLock { $0.retention }, Resolution.coarse.retention)) }
        set {
            let duration = min(max(newValue, .seconds(86_400)), .milliseconds(Resolution.coarse.retention))
            state.withLock { $0.retention = Int64(duration / .milliseconds(1)) }
        }
    }

    private func sample(_ clock: some Clock<Duration>) async {
        var last: Int64?
        while !Task.isCancelled {
            let step = Resolution.fine.step
            let milliseconds = now().millisecondsSince1970
            let rest = step - (milliseconds - milliseconds.roundedDown(to: step))
            guard (try? await clock.sleep(for: .milliseconds(rest))) != nil else { return }
            // A clock on the wall that is slowed down has not come to the next slot.
            let slot = Resolution.fine.slot(of: now())
            guard slot != last else { continue }
            last = slot
            if isTimeToRead { readSources() }
            tick()
        }
    }

    /// Whether the sources are read in the slot that ends.
    private var isTimeToRead: Bool {
        let slot = now().millisecondsSince1970.roundedDown(to: Resolution.fine.step) / Resolution.fine.step
        return slot % pace.withLock { $0 } == 0
    }

    func readSources(at instant: ContinuousClock.Instant = .now) {
        for source in sources { source.record(on: self, at: instant) }
    }

    func tick() {
        let now = now()
        if state.withLock({ $0.tick(now) }) { feed.send(now) }
    }
}

extension Recorder {
    /// The series that there are, sorted.
    ///
    /// - Parameters:
    ///   - name: the name, or the part before one of its dots: `network` finds `network.received`. All, if it is empty.
    ///   - labels: labels that they have.
    public func series(matching name: String = "", _ labels: [String: String] = [:]) -> [Series] {
        state.withLock { Array($0.records.keys) }
            .filter { series in
                (name.isEmpty || series.name == name || series.name.hasPrefix(name + "."))
                    && labels.allSatisfy { series.labels[$0.key] == $0.value }
            }
            .sorted()
    }

    /// A series over a range of time, from the finest figures that reach back to its begin.
    ///
    /// - Parameters:
    ///   - series: one that there is or is not: then all is a gap.
    ///   - range: from when to when; `Range(from:to:)` never fails.
    ///   - points: how many slots there may be at most, from 1 to 10,000. Neighbours are put together.
    /// - Returns: slots from the first to the last of the range without holes, the first of which may begin a little before.
    @concurrent
    public func values(of series: Series, in range: Range<Moment>, points: Int) async -> [RecordedSlot] {
        let resolution = Resolution.finest(reachingTo: range.lowerBound, at: now())
        var groups = SlotGroups(
            range, points: points, resolution: resolution,
            least: resolution == .fine ? pace.withLock { $0 } : 1)
        let slots = groups.range
        guard !slots.isEmpty else { return [] }
        let (held, wholeSince) = state.withLock {
            ($0.chunks(of: series, resolution, slots), $0.wholeSince[resolution.rawValue])
        }
        var chunks = Dictionary(held.all.map { ($0.start, $0) }) { $1 }
        if let file, slots.lowerBound < wholeSince {
            let end = min(slots.upperBound, wholeSince)
            for chunk in await file.chunks(of: series, resolution, slots.lowerBound..<end) {
                // What is in memory is newer; what the file alone has, was there before the start.
                chunks[chunk.start]?.fillGaps(from: chunk)
                if chunks[chunk.start] == nil { chunks[chunk.start] = chunk }
            }
        }
        for start in chunks.keys.sorted() {
            if let chunk = chunks[start] { groups.add(chunk) }
        }
        return groups.recorded
    }

    /// What the figures take in memory, roughly, in bytes.
    public var byteCount: Int { state.withLock { $0.byteCount } }
}

extension Recorder {
    /// Begins with what the file has, if it was not open yet.
    func load() async {
        let now = now()
        guard let known = await file?.open(at: now) else { return }
        state.withLock { $0.take(known, at: now) }
    }

    /// Keeps what has changed.
    func save() async {
        guard let file else { return }
        await load()
        let now = now()
        let (chunks, retention) = state.withLock {
            ($0.unstored, $0.isSteady(at: now) ? $0.retention : nil)
        }
        guard await file.write(chunks, at: now, removingAfter: retention) else { return }
        state.withLock { $0.note(stored: chunks) }
    }
}
