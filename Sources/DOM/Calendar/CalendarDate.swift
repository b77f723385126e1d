/// A day in the calendar, without a time and without a time zone: a birthday, a due date.
///
/// ```swift
/// let due = CalendarDate(year: 2026, month: 2, day: 28)!
/// print(due)  // 2026-02-28
/// print(due < due.adding(days: 1))  // true
/// ```
public struct CalendarDate: Hashable, Sendable {
    /// The year, from 1.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Makes a day. Returns nil if the calendar does not have it.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...Self.lastYear).contains(year), (1...12).contains(month),
            (1...Self.days(inMonth: month, of: year)).contains(day)
        else { return nil }
        self.init(unchecked: year, month, day)
    }

    /// Makes the day that the machine's clock shows; the calendar's first one if that clock has gone mad.
    init(clock year: Int, _ month: Int, _ day: Int) {
        self = CalendarDate(year: year, month: month, day: day) ?? CalendarDate(unchecked: 1, 1, 1)
    }

    private init(unchecked year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The last year that a browser knows.
    private static let lastYear = 275_759
}

extension CalendarDate {
    /// The day that it is on this machine.
    public static var today: CalendarDate { DateAndTime.now.date }

    /// The day that is so many days later, or earlier if the number is negative. Beyond the calendar's ends it is the
    /// last day there, or the first.
    public func adding(days: Int) -> CalendarDate {
        let (sum, isTooLarge) = number.addingReportingOverflow(days)
        let last = CalendarDate(unchecked: Self.lastYear, 12, 31).number
        let number = isTooLarge ? (days < 0 ? 0 : last) : min(max(sum, 0), last)
        return CalendarDate(number: number)
    }

    /// How many days there are from this one to another.
    public func days(to other: CalendarDate) -> Int { other.number - number }

    /// How many days a month has.
    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }
}

extension CalendarDate: Comparable {
    public static func < (one: CalendarDate, other: CalendarDate) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }
}

extension CalendarDate: LosslessStringConvertible {
    /// Reads a day such as `2026-02-28`.
    public init?(_ description: String) {
        guard let date = try? CalendarText.day(description[...]) else { return nil }
        self = date
    }

    /// The day as in `2026-02-28`.
    public var description: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }
}

extension CalendarDate {
    /// The number of days since the first day of the year 1.
    private var number: Int {
        let years = year - 1
        let before = (1..<month).reduce(0) { $0 + Self.days(inMonth: $1, of: year) }
        return years * 365 + years / 4 - years / 100 + years / 400 + before + day - 1
    }

    private init(number: Int) {
        // 400 years have 146,097 days; the guess is never too late, and at most a year too early.
        var year = max(1, number * 400 / 146_097)
        while let next = CalendarDate(year: year + 1, month: 1, day: 1), next.number <= number { year += 1 }
        var rest = number - CalendarDate(unchecked: year, 1, 1).number
        var month = 1
        while rest >= Self.days(inMonth: month, of: year) {
            rest -= Self.days(inMonth: month, of: year)
            month += 1
        }
        self.init(unchecked: year, month, rest + 1)
    }
}

extension Int {
    /// The number with zeros before it.
    func padded(to width: Int) -> String {
        let digits = "\(self)"
        return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
    }
}
