/// How a ``DisclosureGroup`` looks, and what opens it.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: ViewStyle where Parts == DisclosureGroupStyleConfiguration {
    /// The parts of the control that the style is given.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

extension View {
    /// Says what the disclosure groups inside look like.
    public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        StyleChange(content: self, style: style)
    }
}
