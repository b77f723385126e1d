internal import Glibc

/// A day and a time of day, as a clock on a wall and a calendar beside it show them: without a time zone.
///
/// ```swift
/// let start = DateAndTime("2026-02-28T09:30")!
/// print(start.date)  // 2026-02-28
/// print(start.time)  // 09:30
/// ```
public struct DateAndTime: Hashable, Sendable {
    /// The day.
    public var date: CalendarDate
    /// The time.
    public var time: TimeOfDay

    /// Makes one of both.
    public init(date: CalendarDate, time: TimeOfDay) {
        self.date = date
        self.time = time
    }

    /// The date and time of this machine's clock, in its time zone.
    public static var now: DateAndTime {
        var seconds = Glibc.time(nil)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return DateAndTime(
            date: CalendarDate(
                clock: Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)),
            time: TimeOfDay(clock: Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec)))
    }
}

extension DateAndTime: Comparable {
    public static func < (one: DateAndTime, other: DateAndTime) -> Bool {
        (one.date, one.time) < (other.date, other.time)
    }
}

extension DateAndTime: LosslessStringConvertible {
    /// Reads a day and a time such as `2026-02-28T09:30`.
    public init?(_ description: String) {
        guard let moment = try? CalendarText.dayAndTime(description) else { return nil }
        self = moment
    }

    /// Both as in `2026-02-28T09:30`.
    public var description: String { "\(date)T\(time)" }
}
