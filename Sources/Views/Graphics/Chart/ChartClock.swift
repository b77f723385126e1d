internal import DOM
internal import Localization

/// The moments that are written at an axis with time, and how: full seconds, minutes, hours, days, months, years.
struct ChartClock {
    /// A distance between two moments.
    struct Step: Hashable {
        let unit: ClockUnit
        let count: Int
    }

    let zone: ClockZone

    /// The moments of a step in a range of seconds since 1970, at most 200.
    func ticks(_ step: Step, in range: ClosedRange<Double>) -> [Double] {
        guard Self.seconds(of: step) * 200 >= range.upperBound - range.lowerBound else { return [] }
        var ticks: [Double] = []
        var clock = start(of: step, at: range.lowerBound)
        // The clock may have been set back meanwhile: the first is before the beginning by a day at most.
        while ticks.count < 200 {
            let moment = Moment(clock, in: zone).secondsSince1970
            if moment > range.upperBound { break }
            if moment >= range.lowerBound, moment > ticks.last ?? -.infinity { ticks.append(moment) }
            guard let next = next(clock, by: step), next > clock else { break }
            clock = next
        }
        return ticks
    }

    /// The step that goes into a length of seconds at most so often.
    static func step(for length: Double, count: Int) -> Step {
        let wanted = length / Double(max(count, 1))
        return steps.first { seconds(of: $0) >= wanted * 0.999 } ?? Step(unit: .year, count: 1000)
    }

    /// The step at which a unit is written that often.
    func text(_ seconds: Double, _ step: Step) -> String {
        let clock = Moment(secondsSince1970: seconds).dateAndTime(in: zone)
        switch step.unit {
        case .second: return text(seconds, format: .clockWithSeconds)
        case .minute, .hour:
            return text(seconds, format: clock.time == TimeOfDay(hour: 0, minute: 0) ? .day : .clock)
        case .day: return text(seconds, format: .day)
        case .month: return text(seconds, format: clock.date.month == 1 ? .year : .month)
        case .year: return text(seconds, format: .year)
        }
    }

    func text(_ seconds: Double, format: ChartFormat) -> String {
        ChartNumber.localized(plainText(seconds, format: format))
    }

    private func plainText(_ seconds: Double, format: ChartFormat) -> String {
        let clock = Moment(secondsSince1970: seconds).dateAndTime(in: zone)
        let month = Self.month(clock.date.month)
        switch format.kind {
        case .clockWithSeconds:
            return Self.clock(clock.time) + ":" + Self.twoDigits(clock.time.second)
        case .day: return "\(clock.date.day) \(month)"
        case .month: return month
        case .year: return "\(clock.date.year)"
        default: return Self.clock(clock.time)
        }
    }

    /// A moment by itself: its time, with its day if that is not clear.
    func text(_ moment: Moment, withDay: Bool) -> String {
        let clock = moment.dateAndTime(in: zone)
        return withDay ? "\(clock.date) \(clock.time)" : "\(clock.time)"
    }
}

extension ChartClock {
    /// The short name of a month; in other languages than English the whole one.
    private static func month(_ number: Int) -> String {
        guard let language = Language.ofPage, !language.isEnglish else { return months[number - 1] }
        return OwnWords.month(number, in: language)
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static let steps =
        [1, 2, 5, 10, 15, 30].map { Step(unit: .second, count: $0) }
        + [1, 2, 5, 10, 15, 30].map { Step(unit: .minute, count: $0) }
        + [1, 2, 3, 6, 12].map { Step(unit: .hour, count: $0) }
        + [1, 2, 7, 14].map { Step(unit: .day, count: $0) }
        + [1, 2, 3, 6].map { Step(unit: .month, count: $0) }
        + [1, 2, 5, 10, 20, 50, 100, 200, 500].map { Step(unit: .year, count: $0) }

    private static func seconds(of step: Step) -> Double {
        let unit: Double =
            switch step.unit {
            case .second: 1
            case .minute: 60
            case .hour: 3600
            case .day: 86_400
            case .month: 30 * 86_400
            case .year: 365 * 86_400
            }
        return unit * Double(step.count)
    }

    /// What a clock shows at the last mark before a moment: an even number of the unit.
    private func start(of step: Step, at seconds: Double) -> DateAndTime {
        let clock = Moment(secondsSince1970: seconds).dateAndTime(in: zone)
        let count = step.count
        switch step.unit {
        case .second, .minute, .hour:
            // Of a day: what does not go into it begins anew each midnight.
            let unit = Int(Self.seconds(of: Step(unit: step.unit, count: 1)))
            let second = clock.time.hour * 3600 + clock.time.minute * 60 + clock.time.second
            return Self.time(clock.date, second / (unit * count) * (unit * count))
        case .day:
            // Weeks begin on Mondays.
            let days = Self.monday.days(to: clock.date)
            let rest = (days % count + count) % count
            return Self.time(clock.date.adding(days: -rest), 0)
        case .month: return Self.month(clock.date.year * 12 + clock.date.month - 1, every: count)
        case .year: return Self.month(clock.date.year / count * count * 12, every: 1)
        }
    }

    private func next(_ clock: DateAndTime, by step: Step) -> DateAndTime? {
        switch step.unit {
        case .second, .minute, .hour:
            let second = clock.time.hour * 3600 + clock.time.minute * 60 + clock.time.second
            let next = second + Int(Self.seconds(of: step))
            return next < 86_400 ? Self.time(clock.date, next) : Self.time(clock.date.adding(days: 1), 0)
        case .day: return Self.time(clock.date.adding(days: step.count), 0)
        case .month: return Self.month(clock.date.year * 12 + clock.date.month - 1 + step.count, every: 1)
        case .year: return Self.month((clock.date.year + step.count) * 12, every: 1)
        }
    }

    private static func time(_ date: CalendarDate, _ second: Int) -> DateAndTime {
        let time = TimeOfDay(hour: second / 3600, minute: second / 60 % 60, second: second % 60)
        return DateAndTime(date: date, time: time ?? midnight)
    }

    private static func month(_ number: Int, every count: Int) -> DateAndTime {
        let number = number / count * count
        let date = CalendarDate(year: max(number / 12, 1), month: number % 12 + 1, day: 1)
        return DateAndTime(date: date ?? monday, time: midnight)
    }

    private static let midnight = TimeOfDay(hour: 0, minute: 0)!
    private static let monday = CalendarDate(year: 1970, month: 1, day: 5)!

    private static func clock(_ time: TimeOfDay) -> String {
        twoDigits(time.hour) + ":" + twoDigits(time.minute)
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
