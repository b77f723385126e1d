internal import Reactive

/// Buttons that are shown when their label is pressed, until one of them is.
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
    @State private var isOpen = false

    /// A menu with a label that is made of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        // Without an origin: a menu is called by its label.
        let binding = Binding(get: { isOpen }, set: { isOpen = $0 })
        Details(className: "menu", isOpen: binding, label: label, inside: MenuItems { content })
            .environment(\.closeMenu) { isOpen = false }
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

private struct CloseMenuKey: EnvironmentKey {
    static let defaultValue: (() -> Void)? = nil
}

extension EnvironmentValues {
    /// Closes the menu around.
    var closeMenu: (() -> Void)? {
        get { self[CloseMenuKey.self] }
        set { self[CloseMenuKey.self] = newValue }
    }
}
