public import Reactive

/// How a ``DisclosureGroup`` looks, and what opens it.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: ViewStyle where Parts == DisclosureGroupStyleConfiguration {
    /// What the style is told.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a ``DisclosureGroupStyle`` is told of its group.
public struct DisclosureGroupStyleConfiguration {
    public typealias Label = StylePart
    public typealias Content = StylePart

    /// What is always seen.
    public let label: Label
    /// What is shown and hidden.
    public let content: Content
    /// Whether it is shown.
    @Binding public var isExpanded: Bool
}

extension View {
    /// Says what the disclosure groups inside look like.
    public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        StyleChange(content: self, style: style)
    }
}

/// As the browser shows it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// As the browser shows it.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
