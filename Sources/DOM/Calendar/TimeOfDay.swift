/// A time of day, without a date and without a time zone: when a shop opens, when a job runs.
///
/// ```swift
/// let opening = TimeOfDay(hour: 9, minute: 30)!
/// print(opening)  // 09:30
/// ```
public struct TimeOfDay: Hashable, Sendable {
    /// The hour, from 0 to 23.
    public let hour: Int
    /// The minute, from 0 to 59.
    public let minute: Int
    /// The second, from 0 to 59.
    public let second: Int

    /// Makes a time. Returns nil if there is no such time.
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else {
            return nil
        }
        self.init(clock: hour, minute, second)
    }

    /// Makes the time that the machine's clock shows. A leap second counts as the one before.
    init(clock hour: Int, _ minute: Int, _ second: Int) {
        self.hour = hour
        self.minute = minute
        self.second = min(second, 59)
    }
}

extension TimeOfDay: Comparable {
    public static func < (one: TimeOfDay, other: TimeOfDay) -> Bool {
        (one.hour, one.minute, one.second) < (other.hour, other.minute, other.second)
    }
}

extension TimeOfDay: LosslessStringConvertible {
    /// Reads a time such as `09:30` or `09:30:15`.
    public init?(_ description: String) {
        guard let time = try? CalendarText.time(description[...]) else { return nil }
        self = time
    }

    /// The time as in `09:30`, or as in `09:30:15` where there are seconds.
    public var description: String {
        let text = "\(hour.padded(to: 2)):\(minute.padded(to: 2))"
        return second == 0 ? text : "\(text):\(second.padded(to: 2))"
    }
}
