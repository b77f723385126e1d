internal import Localization

/// A number that can stand in a ``LocalizedStringKey``.
public protocol LocalizedNumber {
    /// What stands for it in the key.
    static var specifier: String { get }

    /// The value.
    var localized: LocalizedNumberValue { get }
}

/// The value of such a number.
public struct LocalizedNumberValue: Sendable {
    let argument: FormatArgument

    /// A whole number.
    public init(_ number: some BinaryInteger) {
        argument = .integer(Int(clamping: number))
    }

    /// A number with something behind the point.
    public init(_ number: some BinaryFloatingPoint) {
        argument = .number(Double(number), fractionLength: 6)
    }
}

extension LocalizedNumber {
    var formatArgument: FormatArgument { localized.argument }
}

extension LocalizedNumber where Self: BinaryInteger {
    public var localized: LocalizedNumberValue { LocalizedNumberValue(self) }
}

extension LocalizedNumber where Self: BinaryFloatingPoint {
    public var localized: LocalizedNumberValue { LocalizedNumberValue(self) }
}

extension Int: LocalizedNumber {
    public static var specifier: String { "%lld" }
}

extension Int64: LocalizedNumber {
    public static var specifier: String { "%lld" }
}

extension Int32: LocalizedNumber {
    public static var specifier: String { "%d" }
}

extension Int16: LocalizedNumber {
    public static var specifier: String { "%d" }
}

extension Int8: LocalizedNumber {
    public static var specifier: String { "%d" }
}

extension UInt: LocalizedNumber {
    public static var specifier: String { "%llu" }
}

extension UInt64: LocalizedNumber {
    public static var specifier: String { "%llu" }
}

extension UInt32: LocalizedNumber {
    public static var specifier: String { "%u" }
}

extension UInt16: LocalizedNumber {
    public static var specifier: String { "%u" }
}

extension UInt8: LocalizedNumber {
    public static var specifier: String { "%u" }
}

extension Double: LocalizedNumber {
    public static var specifier: String { "%lf" }
}

extension Float: LocalizedNumber {
    public static var specifier: String { "%f" }
}
