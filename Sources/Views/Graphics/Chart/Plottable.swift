public import DOM

/// A type whose values a ``Chart`` can show: a number on a scale, a moment in time, or a name beside other names.
///
/// An enumeration with raw values needs nothing more than its name:
///
/// ```swift
/// enum Weekday: String, Plottable {
///     case monday = "Mon"
///     case tuesday = "Tue"
/// }
/// ```
public protocol Plottable {
    /// How a chart shows the value.
    var plotted: PlottedValue { get }

    /// Makes the value that a chart shows so; nil if there is none. People choose values in charts: see
    /// ``View/chartXSelection(value:)``.
    init?(plotted: PlottedValue)
}

/// How a ``Chart`` shows a value.
public enum PlottedValue: Hashable, Sendable {
    case number(Double)
    case moment(Moment)
    case category(String)
}

extension PlottedValue {
    /// The number that can be drawn, if it is one; of a moment the seconds since 1970.
    var number: Double? {
        switch self {
        case .number(let number): number.isFinite ? min(max(number, -1e15), 1e15) : nil
        case .moment(let moment): moment.secondsSince1970
        case .category: nil
        }
    }

    /// Whether it has a place on a scale.
    var isNumber: Bool {
        if case .category = self { false } else { true }
    }

    var isMoment: Bool {
        if case .moment = self { true } else { false }
    }

    var moment: Moment? {
        if case .moment(let moment) = self { moment } else { nil }
    }

    /// The value for people to read.
    func text(_ format: ChartFormat, _ clock: ChartClock, withDay: Bool = false) -> String {
        switch self {
        case .number(let number): format.text(number)
        case .moment(let moment): clock.text(moment, withDay: withDay)
        case .category(let name): name
        }
    }

    /// What tells it from other values.
    var key: String {
        switch self {
        case .number(let number): ChartNumber.text(number)
        case .moment(let moment): "\(moment.millisecondsSince1970)"
        case .category(let name): name
        }
    }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public var plotted: PlottedValue { rawValue.plotted }

    public init?(plotted: PlottedValue) {
        guard let rawValue = RawValue(plotted: plotted) else { return nil }
        self.init(rawValue: rawValue)
    }
}

extension Plottable where Self: BinaryInteger {
    public var plotted: PlottedValue { .number(Double(self)) }

    /// The nearest one to a number.
    public init?(plotted: PlottedValue) {
        guard case .number(let number) = plotted else { return nil }
        self.init(exactly: number.rounded())
    }
}

extension Int: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt64: Plottable {}

extension Double: Plottable {
    public var plotted: PlottedValue { .number(self) }

    public init?(plotted: PlottedValue) {
        guard case .number(let number) = plotted else { return nil }
        self = number
    }
}

extension Float: Plottable {
    public var plotted: PlottedValue { .number(Double(self)) }

    public init?(plotted: PlottedValue) {
        guard case .number(let number) = plotted else { return nil }
        self.init(number)
        guard isFinite else { return nil }
    }
}

extension Moment: Plottable {
    public var plotted: PlottedValue { .moment(self) }

    public init?(plotted: PlottedValue) {
        guard case .moment(let moment) = plotted else { return nil }
        self = moment
    }
}

/// The moment at which this machine's clock shows it.
extension DateAndTime: Plottable {
    public var plotted: PlottedValue { .moment(Moment(self)) }

    public init?(plotted: PlottedValue) {
        guard case .moment(let moment) = plotted else { return nil }
        self = moment.dateAndTime(in: .machine)
    }
}

/// The moment at which the day begins on this machine.
extension CalendarDate: Plottable {
    public var plotted: PlottedValue {
        .moment(Moment(DateAndTime(date: self, time: TimeOfDay(hour: 0, minute: 0)!)))
    }

    /// The day that a moment is in.
    public init?(plotted: PlottedValue) {
        guard let clock = DateAndTime(plotted: plotted) else { return nil }
        self = clock.date
    }
}

/// A value that may be missing: nothing is drawn in its place, and a line has a gap there.
extension Optional: Plottable where Wrapped: Plottable {
    public var plotted: PlottedValue { self?.plotted ?? .number(.nan) }

    public init?(plotted: PlottedValue) {
        guard let value = Wrapped(plotted: plotted) else { return nil }
        self = .some(value)
    }
}

extension String: Plottable {
    public var plotted: PlottedValue { .category(self) }

    public init?(plotted: PlottedValue) {
        guard case .category(let name) = plotted else { return nil }
        self = name
    }
}
