internal import Reactive

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
