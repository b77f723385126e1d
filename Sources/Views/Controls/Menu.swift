/// Buttons that are shown when their label is pressed.
///
/// ```swift
/// Menu("More") {
///     Button("Rename") { isRenaming = true }
///     Button("Delete", role: .destructive) { model.delete() }
/// }
/// ```
public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    /// A menu with a label that is made of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        Details(className: "menu", isOpen: nil, label: label, inside: MenuItems { content })
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
