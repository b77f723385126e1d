/// How a ``LabeledContent`` looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle: ViewStyle where Parts == LabeledContentStyleConfiguration {
    /// What the style is told.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// What a ``LabeledContentStyle`` is told.
public struct LabeledContentStyleConfiguration {
    public typealias Label = StylePart
    public typealias Content = StylePart

    /// What the value is.
    public let label: Label
    /// The value.
    public let content: Content
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

/// The label at the beginning of the line, the value at its end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label at the beginning of the line, the value at its end.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
