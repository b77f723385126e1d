/// How a ``GroupBox`` looks.
@MainActor @preconcurrency
public protocol GroupBoxStyle: ViewStyle where Parts == GroupBoxStyleConfiguration {
    /// The parts of the control that the style is given.
    typealias Configuration = GroupBoxStyleConfiguration
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box of a style's configuration, as it looks by itself.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}

extension View {
    /// Says what the group boxes inside look like.
    public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
        StyleChange(content: self, style: style)
    }
}
