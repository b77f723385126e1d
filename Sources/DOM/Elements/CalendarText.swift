internal import Localization

/// Reads days and times as browsers write them.
enum CalendarText {
    /// Reads a day such as `2026-02-28`.
    @discardableResult
    static func day(_ text: Substring) throws(FieldError) -> CalendarDate {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let year = number(parts[0], digits: 4...6), year > 0,
            let month = number(parts[1], digits: 2...2), let day = number(parts[2], digits: 2...2)
        else { throw FieldError("A date looks like 2026-02-28.") }
        guard let date = CalendarDate(year: year, month: month, day: day) else {
            throw FieldError(OwnWords.text("There is no such date."))
        }
        return date
    }

    /// Reads a time of day such as `09:30`, `09:30:15` or `09:30:15.5`; parts of a second are dropped.
    @discardableResult
    static func time(_ text: Substring) throws(FieldError) -> TimeOfDay {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let hour = number(parts[0], digits: 2...2),
            let minute = number(parts[1], digits: 2...2),
            let second = seconds(parts.dropFirst(2).first ?? "00")
        else { throw FieldError("A time looks like 09:30.") }
        guard let time = TimeOfDay(hour: hour, minute: minute, second: second) else {
            throw FieldError(OwnWords.text("There is no such time."))
        }
        return time
    }

    /// Reads a day and a time such as `2026-02-28T09:30`.
    @discardableResult
    static func dayAndTime(_ text: String) throws(FieldError) -> DateAndTime {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw FieldError("A date and time look like 2026-02-28T09:30.") }
        return DateAndTime(date: try day(parts[0]), time: try time(parts[1]))
    }

    /// The whole seconds of `15` or `15.5`.
    private static func seconds(_ text: Substring) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first else { return nil }
        if parts.count == 2, number(parts[1], digits: 1...3) == nil { return nil }
        return number(whole, digits: 2...2)
    }

    private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
        let isDigits = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isDigits, digits.contains(text.utf8.count) else { return nil }
        return Int(text)
    }
}
