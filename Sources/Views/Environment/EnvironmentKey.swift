/// Names a value in the environment, and gives the one that holds where nobody has set it.
///
/// ```swift
/// struct ThemeKey: EnvironmentKey {
///     static let defaultValue = Theme.plain
/// }
///
/// extension EnvironmentValues {
///     var theme: Theme {
///         get { self[ThemeKey.self] }
///         set { self[ThemeKey.self] = newValue }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol EnvironmentKey {
    associatedtype Value

    /// The value where nobody has set one.
    static var defaultValue: Value { get }
}
