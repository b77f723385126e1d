internal import DOM
internal import Pinion
internal import Views

/// What all views that show the same of a recorder share: it is read once for all of them, and ends with the last one.
@MainActor
final class SharedReading<Value: Equatable & Sendable>: ObservableObject {
    @Published private(set) var value: Value?
    private let readings: SharedReadings
    private let name: SharedReadings.Name
    private let interval: Duration
    private let end: Moment?
    private let read: @MainActor () async -> Value
    private var isBegun = false
    /// Whether it stays as it is.
    private var isOver = false
    private var last: Moment?
    private var news: Value?

    init(
        _ readings: SharedReadings, _ name: SharedReadings.Name, every interval: Duration, until end: Moment?,
        _ read: @escaping @MainActor () async -> Value
    ) {
        self.readings = readings
        self.name = name
        self.interval = interval
        self.end = end
        self.read = read
    }

    isolated deinit {
        readings.remove(name)
    }
}

extension SharedReading {
    /// Reads for the first time, unless that has been done for another view, and follows the recorder from then on.
    func begin(_ recorder: Recorder) async {
        readings.follow(recorder)
        guard !isBegun else { return }
        isBegun = true
        let first = await read()
        if value == nil { value = first }
    }
}

extension SharedReading: FollowingReading {
    func prepare(at now: Moment) async {
        guard isBegun, !isOver else { return }
        // A clock that has been set back says nothing of the time that has passed.
        if let last, now >= last, last.duration(to: now) < interval { return }
        last = now
        news = await read()
        // What was measured at the end is there when its slot has ended.
        if let end { isOver = end.duration(to: now) > .seconds(4) }
    }

    func show() {
        guard let news else { return }
        self.news = nil
        if news != value { value = news }
    }
}
