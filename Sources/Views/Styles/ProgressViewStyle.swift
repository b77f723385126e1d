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
    /// The parts of the control that the style is given.
    typealias Configuration = ProgressViewStyleConfiguration
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
