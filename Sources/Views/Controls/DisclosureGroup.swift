public import Reactive

/// Views that can be shown and hidden.
///
/// ```swift
/// DisclosureGroup("Advanced") { Toggle("Verbose", isOn: $isVerbose) }
/// DisclosureGroup("Filter", isExpanded: $isFiltering) { FilterView() }
/// ```
///
/// Without a binding, opening and closing is the browser's own affair, of which the program hears nothing.
public struct DisclosureGroup<Label: View, Content: View>: View {
    let isExpanded: Binding<Bool>?
    let label: Label
    let inside: Content

    /// A group with a label that is made of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.label = label()
        inside = content()
    }

    /// A group that the program opens and closes, too, with a label that is made of views.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.label = label()
        inside = content()
    }

    /// Whether it is open where only a style of the program's asks.
    @State private var isOpen = false

    public var body: some View {
        Styled(configuration) {
            Details(className: "disclosure", isOpen: isExpanded, label: label, inside: inside)
        }
    }

    private var configuration: DisclosureGroupStyleConfiguration {
        DisclosureGroupStyleConfiguration(
            label: StylePart(label), content: StylePart(inside), isExpanded: isExpanded ?? $isOpen)
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A group with a title that the program opens and closes, too.
    public init(
        _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
