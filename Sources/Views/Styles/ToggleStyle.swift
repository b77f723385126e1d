/// How a ``Toggle`` looks.
///
/// ```swift
/// struct Checklist: ToggleStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button {
///             configuration.isOn.toggle()
///         } label: {
///             Label {
///                 configuration.label
///             } icon: {
///                 Image(systemName: configuration.isOn ? "checkmark" : "xmark")
///             }
///         }
///     }
/// }
/// ```
///
/// A toggle that a style of the program's own shows is read out as what the style makes of it; the buttons in it say
/// whether they are pressed.
@MainActor @preconcurrency
public protocol ToggleStyle: ViewStyle where Parts == ToggleStyleConfiguration {
    /// The parts of the control that the style is given.
    typealias Configuration = ToggleStyleConfiguration
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style's configuration, as it looks by itself.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension View {
    /// Says what the toggles inside look like.
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        StyleChange(content: self, style: style)
    }
}
