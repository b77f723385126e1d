public import DOM
internal import Localization

extension Text {
    /// A value as a format writes it.
    ///
    /// ```swift
    /// Text(price, format: .currency(code: "EUR"))
    /// Text(load, format: .percent)
    /// ```
    @_disfavoredOverload
    public init<Format: FieldFormat>(_ value: Format.Value, format: Format) {
        self.init(verbatim: format.displayText(of: value))
    }

    /// A day: 28 February 2026.
    public init(_ date: CalendarDate, style: DateStyle = .date) {
        let day = LocalizedDay(day: date.day, month: date.month, year: date.year)
        if Catalogues.ofProgram.areThere {
            self.init(words: day, plain: day.plain)
        } else {
            self.init(verbatim: day.plain)
        }
    }

    /// A time: 09:30.
    public init(_ time: TimeOfDay, style: DateStyle = .time) {
        self.init(verbatim: time.shortText)
    }

    /// A day and a time, or one of the two.
    public init(_ moment: DateAndTime, style: DateStyle) {
        switch style {
        case .date: self.init(moment.date)
        case .time: self.init(moment.time)
        case .relative, .offset, .timer: self.init(Moment(moment), style: style)
        }
    }

    /// How long it is to a moment, or since: the browser counts. The day or the time of this machine's zone otherwise.
    public init(_ moment: Moment, style: DateStyle) {
        if let clock = ClockText.Style(style) {
            self.init(clock: ClockText(clock, moment.secondsSince1970))
        } else {
            self.init(moment.dateAndTime(in: .machine), style: style)
        }
    }

    /// What is shown of a moment.
    public enum DateStyle: String, Codable, Sendable {
        case date, time
        /// As in "2 hours, 23 minutes".
        case relative
        /// As in "+2 hours".
        case offset
        /// As in "2:23:08".
        case timer
    }
}

extension DefaultStringInterpolation {
    /// A value as a format writes it: `Text("\(load, format: .percent) busy")`.
    @_disfavoredOverload
    public mutating func appendInterpolation<Format: FieldFormat>(_ value: Format.Value, format: Format) {
        appendLiteral(format.displayText(of: value))
    }

    /// A number with so many digits behind the point as C's `printf` is told: `Text("\(height, specifier: "%.1f") m")`.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
        let digits = specifier.split(separator: ".").last.flatMap { Int($0.prefix { $0.isNumber }) }
        appendLiteral(Double(value).text(fractionLength: min(digits ?? 6, 15)))
    }

    /// A whole number that takes so much room as C's `printf` is told: `"%3d"`, or with zeros before it `"%03d"`. Other
    /// flags count for nothing.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
        let digits = specifier.dropFirst().prefix { $0.isNumber }
        let text = "\(value)"
        let missing = max(0, min(Int(digits) ?? 0, 64) - text.count)
        if digits.first == "0" {
            let sign = text.prefix { $0 == "-" }
            appendLiteral(sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count))
        } else {
            appendLiteral(String(repeating: " ", count: missing) + text)
        }
    }
}

extension ClockText.Style {
    /// The style of a text that counts; nil if it is another one.
    package init?(_ style: Text.DateStyle) {
        switch style {
        case .date, .time: return nil
        case .relative: self = .relative
        case .offset: self = .offset
        case .timer: self = .timer
        }
    }
}

extension TimeOfDay {
    fileprivate var shortText: String {
        "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
}
