/// Checks days and times as browsers write them.
enum CalendarText {
    /// Checks a day such as `2026-02-28`.
    static func day(_ text: Substring) throws(FieldError) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let year = number(parts[0], digits: 4...6), year > 0,
            let month = number(parts[1], digits: 2...2), let day = number(parts[2], digits: 2...2)
        else { throw FieldError("A date looks like 2026-02-28.") }
        guard (1...12).contains(month), (1...days(ofMonth: month, year: year)).contains(day) else {
            throw FieldError("There is no such date.")
        }
    }

    /// Checks a time of day such as `09:30`, `09:30:15` or `09:30:15.5`.
    static func time(_ text: Substring) throws(FieldError) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let hour = number(parts[0], digits: 2...2),
            let minute = number(parts[1], digits: 2...2),
            let second = seconds(parts.dropFirst(2).first ?? "00")
        else { throw FieldError("A time looks like 09:30.") }
        guard hour < 24, minute < 60, second < 60 else { throw FieldError("There is no such time.") }
    }

    /// Checks a day and a time such as `2026-02-28T09:30`.
    static func dayAndTime(_ text: String) throws(FieldError) {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw FieldError("A date and time look like 2026-02-28T09:30.") }
        try day(parts[0])
        try time(parts[1])
    }

    private static func days(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
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
