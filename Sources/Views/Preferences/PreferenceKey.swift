/// Names a value that views give to those around them.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///     static let defaultValue = 0.0
///
///     static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
/// }
/// ```
public protocol PreferenceKey {
    associatedtype Value

    /// The value where no view gives one.
    static var defaultValue: Value { get }

    /// Puts the value of the next view to that of those before it, in the order in which they stand.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
