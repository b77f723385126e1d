public import Foundation
internal import Localization
public import Pinion
internal import Views

extension Text {
    /// A day as in "June 3, 2026" or a time as in "11:23 PM", in the language and the zone of the server; or how long it is
    /// to the date, or since: the browser counts, and nothing is sent for it.
    public init(_ date: Date, style: DateStyle) {
        if let clock = ClockText.Style(style) {
            self.init(clock: ClockText(clock, date.timeIntervalSince1970))
        } else {
            self.init(date, format: style.format)
        }
    }

    /// The time that is left of an interval, as in "2:23:08", or that is over. The browser counts.
    ///
    /// - Parameters:
    ///   - timerInterval: what is counted; outside it the text stands still.
    ///   - pauseTime: the time at which it stands still; `nil` if it does not.
    ///   - countsDown: whether it says what is left.
    ///   - showsHours: whether more than 60 minutes are hours.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            clock: ClockText(
                timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    /// The days, or the times of one day, from one to another.
    public init(_ dates: ClosedRange<Date>) {
        self.init(
            dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle())
    }

    /// The days, or the times of one day, from one to another.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }
}

extension DefaultStringInterpolation {
    /// A day or a time: `Text("Until \(date, style: .time)")`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendLiteral(date.text(style))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A day or a time, in the language of the page.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        if let clock = ClockText.Style(style) {
            appendInterpolation(Text(clock: ClockText(clock, date.timeIntervalSince1970)))
        } else {
            appendInterpolation(date, format: style.format)
        }
    }

    /// The time that is left of an interval, or that is over: the browser counts.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(
                clock: ClockText(
                    timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// The days, or the times of one day, from one to another.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
        appendInterpolation(dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle())
    }

    /// A text that says itself where it is looked up.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(resource.words.plain, "%@", .value(resource.words))
    }
}

extension Text.DateStyle {
    var format: Date.FormatStyle {
        switch self {
        case .date: Date.FormatStyle(date: .long, time: .omitted)
        case .time, .relative, .offset, .timer: Date.FormatStyle(date: .omitted, time: .shortened)
        }
    }
}

extension Date {
    fileprivate func text(_ style: Text.DateStyle) -> String {
        switch style {
        case .date: formatted(date: .long, time: .omitted)
        case .time: formatted(date: .omitted, time: .shortened)
        case .relative, .offset, .timer:
            ClockText.Style(style).map { ClockText($0, timeIntervalSince1970).text } ?? ""
        }
    }
}
