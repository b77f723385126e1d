/// How a ``ControlGroup`` looks.
@MainActor @preconcurrency
public protocol ControlGroupStyle: ViewStyle where Parts == ControlGroupStyleConfiguration {
    /// The parts of the control that the style is given.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a group that a ``ControlGroupStyle`` is given.
public struct ControlGroupStyleConfiguration {
    public typealias Label = StylePart
    public typealias Content = StylePart

    /// The controls.
    public let content: Content
    /// The name of the group.
    public let label: Label
    /// The name as text, for screen readers.
    let name: String?
}

extension View {
    /// Says what the groups of controls inside look like.
    public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
        StyleChange(content: self, style: style)
    }
}
