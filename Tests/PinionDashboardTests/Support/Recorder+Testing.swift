import Pinion

@testable import PinionDashboard

extension Recorder {
    /// One on a clock that is set by hand, which has begun.
    convenience init(
        on clock: HandClock, _ keeping: RecorderStorage = .memory, maximumBytes: Int = 32 << 20,
        maximumSeries: Int = 2_000, log: Log? = nil
    ) {
        self.init(
            keptIn: keeping, maximumBytes: maximumBytes, maximumSeries: maximumSeries, log: log,
            now: { clock.now })
        tick()
    }

    /// Lets the next two seconds pass, at whose end there is a slot.
    func step(_ clock: HandClock, _ count: Int = 1) {
        for _ in 0..<count {
            clock.advance(by: .seconds(2))
            tick()
        }
    }

    /// The means between two times of 1 March 2026.
    func means(
        _ series: Series, from start: String, to end: String, points: Int = 10_000
    ) async -> [Double?] {
        await slots(series, from: start, to: end, points: points).map { $0.summary?.mean }
    }

    /// The slots between two times of 1 March 2026.
    func slots(
        _ series: Series, from start: String, to end: String, points: Int = 10_000
    ) async -> [RecordedSlot] {
        guard let start = Moment("2026-03-01T\(start)Z"), let end = Moment("2026-03-01T\(end)Z") else {
            return []
        }
        return await values(of: series, in: Range(from: start, to: end), points: points)
    }
}
