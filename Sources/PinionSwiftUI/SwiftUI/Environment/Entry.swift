/// Makes a variable of `EnvironmentValues` with a default value, and the key for it.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var volume: Double = 0.5
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
