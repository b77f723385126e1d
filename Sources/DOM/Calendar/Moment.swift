internal import Glibc

/// A point in time, the same one everywhere on earth, to the millisecond.
///
/// ```swift
/// let moment = Moment("2026-02-28T09:30:00Z")!
/// print(moment.advanced(by: .seconds(90)))  // 2026-02-28T09:31:30Z
/// ```
///
/// It lies between the years 1 and 9999: what would lie beyond is the first or the last of them.
public struct Moment: Hashable, Sendable {
    /// The milliseconds since 1970 began in Greenwich.
    public let millisecondsSince1970: Int64

    /// Makes the moment so many milliseconds after 1970 began in Greenwich.
    public init(millisecondsSince1970 milliseconds: Int64) {
        millisecondsSince1970 = min(max(milliseconds, Self.first), Self.last)
    }

    /// Makes the moment so many seconds after 1970 began in Greenwich. What is no number is 1970.
    public init(secondsSince1970 seconds: Double) {
        let milliseconds = min(max((seconds * 1000).rounded(), Double(Self.first)), Double(Self.last))
        self.init(millisecondsSince1970: milliseconds.isNaN ? 0 : Int64(milliseconds))
    }

    /// The moment that this machine's clock shows.
    public static var now: Moment {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Moment(millisecondsSince1970: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }

    /// The seconds since 1970 began in Greenwich.
    public var secondsSince1970: Double { Double(millisecondsSince1970) / 1000 }

    /// What a clock on a wall and a calendar beside it show, `offset` seconds east of Greenwich.
    public func dateAndTime(offset: Int = 0) -> DateAndTime {
        let seconds = millisecondsSince1970.floored(by: 1000) + Int64(min(max(offset, -86_400), 86_400))
        let day = seconds.floored(by: 86_400)
        let second = Int(seconds - day * 86_400)
        return DateAndTime(
            date: Self.epoch.adding(days: Int(day)),
            time: TimeOfDay(clock: second / 3600, second / 60 % 60, second % 60))
    }

    private static let epoch = CalendarDate(clock: 1970, 1, 1)
    private static let first: Int64 = -62_135_596_800_000
    private static let last: Int64 = 253_402_300_799_999
}

extension Moment: InstantProtocol {
    /// The moment that is so much later, to the millisecond.
    public func advanced(by duration: Duration) -> Moment {
        let (seconds, attoseconds) = duration.components
        let parts = Double(seconds) * 1000 + Double(attoseconds) / 1e15
        return Moment(secondsSince1970: (Double(millisecondsSince1970) + parts) / 1000)
    }

    /// How much later the other moment is.
    public func duration(to other: Moment) -> Duration {
        .milliseconds(other.millisecondsSince1970 - millisecondsSince1970)
    }

    public static func < (one: Moment, other: Moment) -> Bool {
        one.millisecondsSince1970 < other.millisecondsSince1970
    }
}

extension Moment: LosslessStringConvertible {
    /// Reads a moment such as `2026-02-28T09:30:00Z` or `2026-02-28T09:30:00.250Z`, in Greenwich's time.
    public init?(_ description: String) {
        guard description.utf8.last == UInt8(ascii: "Z"),
            let clock = try? CalendarText.dayAndTime(String(description.dropLast()))
        else { return nil }
        let fraction = description.dropLast().split(separator: ".").dropFirst().first ?? ""
        guard let parts = Int64(fraction.isEmpty ? "0" : (fraction + "00").prefix(3)) else { return nil }
        let day = Int64(Self.epoch.days(to: clock.date))
        let second = Int64(clock.time.hour * 3600 + clock.time.minute * 60 + clock.time.second)
        let milliseconds = (day * 86_400 + second) * 1000 + parts
        guard (Self.first...Self.last).contains(milliseconds) else { return nil }
        self.init(millisecondsSince1970: milliseconds)
    }

    /// The moment as in `2026-02-28T09:30:00Z`, or `2026-02-28T09:30:00.250Z` where it is no whole second.
    public var description: String {
        let (date, time) = (dateAndTime().date, dateAndTime().time)
        let clock = "\(time.hour.padded(to: 2)):\(time.minute.padded(to: 2)):\(time.second.padded(to: 2))"
        let parts = Int(millisecondsSince1970 - millisecondsSince1970.floored(by: 1000) * 1000)
        return parts == 0 ? "\(date)T\(clock)Z" : "\(date)T\(clock).\(parts.padded(to: 3))Z"
    }
}

extension Int64 {
    /// The quotient, rounded down.
    fileprivate func floored(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
