internal import DOM
internal import Reactive

/// Buttons that are shown when their label is pressed, until one of them is, the Escape key is, or the focus goes
/// elsewhere.
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
    private var primaryAction: (@MainActor () -> Void)?
    @State private var isOpen = false

    /// A menu with a label that is made of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// A button that does something, with a menu beside it.
    ///
    /// ```swift
    /// Menu {
    ///     Button("Send later") { model.sendLater() }
    /// } label: {
    ///     Text("Send")
    /// } primaryAction: {
    ///     model.send()
    /// }
    /// ```
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: label)
        self.primaryAction = primaryAction
    }

    public var body: some View {
        if let primaryAction {
            Box("div", class: "menu-pair") {
                Button(action: primaryAction) { label }
                items(under: Text(own: "More"))
            }
        } else {
            items(under: label)
        }
    }

    private func items(under label: some View) -> some View {
        // Without an origin: a menu is called by its label.
        let binding = Binding(get: { isOpen }, set: { isOpen = $0 })
        return Details(className: "menu", isOpen: binding, label: label, inside: MenuItems { content })
            .decorated(by: MenuDecoration(isOpen: isOpen, close: { isOpen = false }))
            .transformEnvironment(\.closeMenu) { close in
                // A menu in a menu closes both.
                close = { [outer = close] in
                    isOpen = false
                    outer?()
                }
            }
    }
}

extension Menu where Label == Views.Label<Text, Image> {
    /// A button with a title and an icon that does something, with a menu beside it.
    public init(
        _ title: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { Views.Label(title, systemImage: name) }, primaryAction: primaryAction)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage name: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { Views.Label(title, systemImage: name) }, primaryAction: primaryAction)
    }

    /// A menu with a title and one of the icons that ``Image/init(systemName:)`` knows.
    public init(_ title: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Views.Label(title, systemImage: name) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Views.Label(title, systemImage: name) }
    }
}

extension Menu where Label == Text {
    /// A button with a title that does something, with a menu beside it.
    public init(
        _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }

    /// A menu with a title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// Has a menu close by itself.
private struct MenuDecoration: Decoration {
    let isOpen: Bool
    let close: @MainActor () -> Void

    func decorate(_ element: Element) {
        guard let menu = element as? DetailsElement else { return }
        // The browser's script presses what has the shortcut.
        menu.summary["aria-keyshortcuts"] = isOpen ? "Escape" : nil
        menu.onFocus = { hasFocus in
            if !hasFocus { close() }
        }
    }

    func clear(_ element: Element) {}
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
