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
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval > 0 ? interval : 1
    }

    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        // The last one that has been.
        let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        let first = count.isFinite && startDate > start ? start.addingTimeInterval(count * interval) : start
        return sequence(first: first) { $0.addingTimeInterval(interval) }
    }
}

/// At each full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
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

/// As often as an animation needs it: the server does so 30 times a second at most.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: Double
    private let isPaused: Bool

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, 1 / 30)
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
            content: content(TimelineViewContext(date: now, cadence: .live)), id: "\(schedule)".prefix(200)
        ) { clock in
            var last = Date()
            for entry in schedule.entries(from: last, mode: .normal) where entry > last {
                guard await clock.wait(entry.timeIntervalSince(Date())) else { return }
                // What was missed while nobody looked is left out.
                let present = Date()
                last = max(entry, present.addingTimeInterval(-1))
                if entry >= last { date = entry }
            }
        }
    }
}
