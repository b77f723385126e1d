public import Foundation
public import Pinion
internal import Views

/// When a ``TimelineView`` shows something else.
public protocol TimelineSchedule {
    /// How often it can.
    typealias Mode = TimelineScheduleMode
    /// The times.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The times from one on; they grow.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule can have something shown.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

/// At times that are as far apart.
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
    private let start: Date
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        // No more often than is shown, and within a life.
        self.interval = interval > 0 ? min(max(interval, 1 / 30), 1e9) : 1
    }

    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        // The last one that has been.
        let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        let first = count.isFinite && startDate > start ? start.addingTimeInterval(count * interval) : start
        return sequence(first: first) { $0.addingTimeInterval(interval) }
    }
}

/// At each full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) }
    }
}

/// At times that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Equatable where Entries: Equatable {}

/// As often as an animation needs it: the server does so 30 times a second at most.
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
    private let interval: Double
    private let isPaused: Bool

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        let interval = minimumInterval ?? 0
        self.interval = interval.isNaN ? 1 : min(max(interval, 1 / 30), 1e9)
        isPaused = paused
    }

    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        sequence(first: startDate) { isPaused ? nil : $0.addingTimeInterval(interval) }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At times that are as far apart.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At each full minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as an animation needs it.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// As often as an animation needs it.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// At times that are listed.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

/// What a ``TimelineView`` tells of the time that it shows.
public struct TimelineViewContext: Sendable {
    /// How often something is shown.
    public enum Cadence: Comparable, Sendable {
        case live, seconds, minutes
    }

    /// The time.
    public let date: Date
    /// How often something is shown.
    public let cadence: Cadence
}

/// What a ``TimelineView`` tells of the time that it shows.
public typealias TimelineViewDefaultContext = TimelineViewContext

/// A view that shows something else as time goes by.
///
/// The server's clock counts, as long as somebody looks at the page, and 30 times a second at most.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// What it tells of the time that it shows.
    public typealias Context = TimelineViewContext

    private let schedule: Schedule
    private let content: (TimelineViewContext) -> Content
    @State private var date: Date?

    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    public var body: some View {
        let now = date ?? Date()
        ClockedView(
            content: content(TimelineViewContext(date: now, cadence: .live)), id: SameSchedule(schedule)
        ) { clock in
            var last = Date()
            while await show(from: &last, by: clock) {}
        }
    }

    /// Shows one time after the other. Returns whether some were missed, while nobody looked: it begins anew behind them.
    private func show(from last: inout Date, by clock: PageClock) async -> Bool {
        var count = 0
        for entry in schedule.entries(from: last, mode: .normal) {
            guard entry > last else {
                // Times that do not grow, or are none, would never end.
                count += 1
                guard count < Self.maximumFormer else { return false }
                continue
            }
            guard await clock.wait(entry.timeIntervalSince(Date())) else { return false }
            let present = Date()
            guard entry >= present.addingTimeInterval(-1) else {
                last = present
                return true
            }
            last = entry
            count = 0
            date = entry
        }
        return false
    }

    /// How many times are passed over that have been.
    private static var maximumFormer: Int { 10_000 }
}

/// A schedule, to tell it apart from another one of its type: by what it is where it can be compared, else by what it says.
private struct SameSchedule<Schedule>: Equatable {
    private let schedule: Schedule

    init(_ schedule: Schedule) {
        self.schedule = schedule
    }

    static func == (one: Self, other: Self) -> Bool {
        func isSame<Value: Equatable>(_ value: Value) -> Bool { other.schedule as? Value == value }
        guard let value = one.schedule as? any Equatable else {
            return "\(one.schedule)" == "\(other.schedule)"
        }
        return isSame(value)
    }
}
