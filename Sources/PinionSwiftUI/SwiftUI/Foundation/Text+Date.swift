public import Foundation
public import Pinion

extension Text {
    /// A day as in "June 3, 2026" or a time as in "11:23 PM", in the language and the zone of the server.
    public init(_ date: Date, style: DateStyle) {
        self.init(verbatim: date.text(style))
    }

    /// The days, or the times of one day, from one to another.
    public init(_ dates: ClosedRange<Date>) {
        self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
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

extension Date {
    fileprivate func text(_ style: Text.DateStyle) -> String {
        switch style {
        case .date: formatted(date: .long, time: .omitted)
        case .time: formatted(date: .omitted, time: .shortened)
        }
    }
}
