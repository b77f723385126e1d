/// How a ``LabeledContent`` looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle: ViewStyle where Parts == LabeledContentStyleConfiguration {
    /// The parts of the control that the style is given.
    typealias Configuration = LabeledContentStyleConfiguration
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// The value of a style's configuration, as it looks by itself.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension View {
    /// Says what values with labels look like inside.
    public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
        StyleChange(content: self, style: style)
    }
}
