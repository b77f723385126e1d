public import Foundation
internal import Localization
public import Pinion

extension Text {
    /// A day as in "June 3, 2026" or a time as in "11:23 PM", in the language and the zone of the server.
    public init(_ date: Date, style: DateStyle) {
        self.init(date, format: style.format)
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
        appendInterpolation(date, format: style.format)
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
        case .time: Date.FormatStyle(date: .omitted, time: .shortened)
        }
    }
}

extension Date {
    fileprivate func text(_ style: Text.DateStyle) -> String {
        switch style {
        case .date: formatted(date: .long, time: .omitted)
        case .time: formatted(date: .omitted, time: .shortened)
        }
    }
}
