/// How a ``ProgressView`` looks.
///
/// ```swift
/// struct Percent: ProgressViewStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack {
///             configuration.label
///             Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ProgressViewStyle: ViewStyle where Parts == ProgressViewStyleConfiguration {
    /// What the style is told.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// What a ``ProgressViewStyle`` is told of its view.
public struct ProgressViewStyleConfiguration {
    public typealias Label = StylePart
    public typealias CurrentValueLabel = StylePart

    /// How much is done, from 0 to 1; `nil` if that is not known.
    public let fractionCompleted: Double?
    /// What is under way.
    public let label: Label?
    /// Says in words how much is done.
    public let currentValueLabel: CurrentValueLabel?
}

extension ProgressView where Label == StylePart?, CurrentValueLabel == StylePart? {
    /// The view of a style's configuration, as it looks by itself.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            configuration.fractionCompleted, 1, configuration.label, configuration.currentValueLabel)
    }
}

extension View {
    /// Says what the progress views inside look like.
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        StyleChange(content: self, style: style)
    }
}

/// A bar, or a wheel while it is not known how far something has come.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A bar, or a wheel while it is not known how far something has come.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A bar, or a wheel while it is not known how far something has come.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar, or a wheel while it is not known how far something has come.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar, or a wheel while it is not known how far something has come.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A bar, or a wheel while it is not known how far something has come.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
