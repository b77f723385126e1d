/// Views in a frame, with a heading.
///
/// ```swift
/// GroupBox("Processor") {
///     Gauge(value: model.load) { Text("Load") }
/// }
/// ```
public struct GroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.label = label
    }

    public var body: some View {
        Styled(GroupBoxStyleConfiguration(label: StylePart(label), content: StylePart(content))) {
            Box("section", class: "group-box") {
                if Label.self != EmptyView.self { SectionTitle(content: label) }
                Box("div", class: "rows") {
                    $0.headingLevel += 1
                    $0.isInList = false
                } content: {
                    content
                }
            }
        }
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content)
    }
}

extension GroupBox where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}
