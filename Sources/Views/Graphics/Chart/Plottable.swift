/// A type whose values a ``Chart`` can show: a number on a scale, or a name beside other names.
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
}

/// How a ``Chart`` shows a value.
public enum PlottedValue: Hashable, Sendable {
    case number(Double)
    case category(String)
}

extension PlottedValue {
    /// The number that can be drawn, if it is one.
    var number: Double? {
        guard case .number(let number) = self, number.isFinite else { return nil }
        return min(max(number, -1e15), 1e15)
    }

    var isNumber: Bool {
        if case .number = self { true } else { false }
    }

    /// The value for people to read.
    var text: String {
        switch self {
        case .number(let number): ChartNumber.text(number)
        case .category(let name): name
        }
    }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public var plotted: PlottedValue { rawValue.plotted }
}

extension Plottable where Self: BinaryInteger {
    public var plotted: PlottedValue { .number(Double(self)) }
}

extension Int: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt64: Plottable {}

extension Double: Plottable {
    public var plotted: PlottedValue { .number(self) }
}

extension Float: Plottable {
    public var plotted: PlottedValue { .number(Double(self)) }
}

/// A value that may be missing: nothing is drawn in its place, and a line has a gap there.
extension Optional: Plottable where Wrapped: Plottable {
    public var plotted: PlottedValue { self?.plotted ?? .number(.nan) }
}

extension String: Plottable {
    public var plotted: PlottedValue { .category(self) }
}
