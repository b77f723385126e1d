/// A length that grows with the size of letters.
///
/// ```swift
/// @ScaledMetric private var side = 24.0
/// ```
///
/// All lengths of a page do so: they are told in units of the letters' size, as the person has set the browser. So this is the
/// value as it is written, and more than that only where ``EnvironmentValues/dynamicTypeSize`` was set by a view around.
@MainActor
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let initial: Value
    @Environment(\.givenTypeSize) private var size

    /// - Parameter textStyle: what grows in the same measure; all do.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
        initial = wrappedValue
    }

    /// The length.
    public var wrappedValue: Value { initial * Value(size?.scale ?? 1) }
}
