/// Controls that belong together, side by side.
///
/// ```swift
/// ControlGroup {
///     Button("Smaller", systemImage: "minus") { size -= 1 }
///     Button("Larger", systemImage: "plus") { size += 1 }
/// }
/// ```
public struct ControlGroup<Content: View>: View {
    private let label: String?
    private let content: Content

    /// Controls.
    public init(@ViewBuilder content: () -> Content) {
        label = nil
        self.content = content()
    }

    /// Controls with a name that screen readers say.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        label = String(title)
        self.content = content()
    }

    /// The group of a style's configuration, as it looks by itself.
    public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {
        label = configuration.name
        content = configuration.content
    }

    public var body: some View {
        let role: [(StaticString, String)] = [("role", "group")]
        Styled(
            ControlGroupStyleConfiguration(
                content: StylePart(content), label: StylePart(Text(label ?? "")), name: label)
        ) {
            Box("div", class: "hstack", attributes: label.map { role + [("aria-label", $0)] } ?? role) {
                content
            }
        }
    }
}
