/// How a ``GroupBox`` looks.
@MainActor @preconcurrency
public protocol GroupBoxStyle: ViewStyle where Parts == GroupBoxStyleConfiguration {
    /// What the style is told.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// What a ``GroupBoxStyle`` is told of its box.
public struct GroupBoxStyleConfiguration {
    public typealias Label = StylePart
    public typealias Content = StylePart

    /// What heads the box.
    public let label: Label
    /// What is in it.
    public let content: Content
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

/// A frame with a heading.
public struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A frame with a heading.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
