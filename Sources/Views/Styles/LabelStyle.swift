internal import DOM

/// How a ``Label`` looks.
///
/// ```swift
/// struct IconBehind: LabelStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack {
///             configuration.title
///             configuration.icon
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabelStyle: ViewStyle where Parts == LabelStyleConfiguration {
    /// The parts of the control that the style is given.
    typealias Configuration = LabelStyleConfiguration
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a style's configuration, as it looks by itself.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension View {
    /// Says what the labels inside look like.
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        StyleChange(content: self, style: style)
    }
}
