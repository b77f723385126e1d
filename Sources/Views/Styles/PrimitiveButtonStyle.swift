/// How a ``Button`` looks, and what presses it.
///
/// ```swift
/// struct Careful: PrimitiveButtonStyle {
///     @State private var isAsking = false
///
///     func makeBody(configuration: Configuration) -> some View {
///         Button {
///             isAsking = true
///         } label: {
///             configuration.label
///         }
///         .confirmationDialog("Are you sure?", isPresented: $isAsking) { Button(configuration) }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: ViewStyle where Parts == PrimitiveButtonStyleConfiguration {
    /// The parts of the control that the style is given.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style's configuration, as it looks by itself.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(configuration.role, configuration.action, configuration.label)
    }
}

extension View {
    /// Says what the buttons inside look like, and what presses them.
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        StyleChange(content: self, style: style)
    }
}
