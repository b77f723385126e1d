/// How a ``Button`` looks: what stands on it. What pressing it does, and how it is read out, stays that of a button.
///
/// ```swift
/// struct Pill: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding().background(.blue, in: Capsule())
///     }
/// }
///
/// struct StartButton: View {
///     let model: Model
///
///     var body: some View { Button("Start") { model.start() }.buttonStyle(Pill()) }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle: ViewStyle where Parts == ButtonStyleConfiguration {
    /// The parts of the control that the style is given.
    typealias Configuration = ButtonStyleConfiguration
}

extension View {
    /// Says what the buttons inside look like.
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        StyleChange(content: self, style: LabelingStyle(style: style))
    }
}

/// A button on which stands what a style has made of its label.
private struct LabelingStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    let style: Style

    func makeBody(configuration: Configuration) -> some View {
        let label = ButtonStyleConfiguration(role: configuration.role, label: configuration.label)
        Button(configuration.role, configuration.action, StyleBody(style: style, configuration: label))
            .buttonStyle(BareButtonStyle())
    }
}
