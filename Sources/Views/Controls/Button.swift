package import DOM

/// A button that does something when it is pressed.
///
/// ```swift
/// Button("Clear") { model.clear() }
/// Button("Save") { await model.save() }
/// Button(action: { isShown = true }, label: { Text("Sign up") })
/// ```
///
/// While an action that takes its time is running the button is busy, and pressing it again does nothing. The action
/// is cancelled when the page is closed.
public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: ButtonAction
    package let content: Label

    init(_ role: ButtonRole?, _ action: ButtonAction, _ content: Label) {
        self.role = role
        self.action = action
        self.content = content
    }

    /// A button with a label that is made of views.
    @preconcurrency
    public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role, .now(action), label())
    }

    /// A button with a label that is made of views, whose action takes its time.
    public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () async -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(role, .task(action), label())
    }
}

extension Button where Label == Text {
    /// A button with a title.
    @preconcurrency
    public init(
        _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role, .now(action), Text(title))
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    @preconcurrency
    public init(
        _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role, .now(action), Text(title))
    }

    /// A button with a title, whose action takes its time.
    public init(
        _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () async -> Void
    ) {
        self.init(role, .task(action), Text(title))
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () async -> Void
    ) {
        self.init(role, .task(action), Text(title))
    }
}

extension Button where Label == Views.Label<Text, Image> {
    /// A button with a title and one of the icons that ``Image/init(systemName:)`` knows.
    @preconcurrency
    public init(
        _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role, .now(action), Views.Label(title, systemImage: name))
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    @preconcurrency
    public init(
        _ title: some StringProtocol, systemImage name: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role, .now(action), Views.Label(title, systemImage: name))
    }

    /// A button with a title and an icon, whose action takes its time.
    public init(
        _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () async -> Void
    ) {
        self.init(role, .task(action), Views.Label(title, systemImage: name))
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage name: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () async -> Void
    ) {
        self.init(role, .task(action), Views.Label(title, systemImage: name))
    }
}

/// The action of a button.
enum ButtonAction {
    case now(@MainActor () -> Void)
    case task(@MainActor () async -> Void)
}

extension Button: StyledView {
    func configuration(in graph: ViewGraph) -> PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(
            role: role, label: StylePart(content), action: action, run: { [weak graph] in graph?.run($0) })
    }

    package func makeNode(at place: Place) -> ViewNode<Self> {
        makeStyledNode(at: place) ?? makeContainerNode(at: place)
    }
}

extension Button: ContainerView {
    package func makeElement(at place: Place) -> ButtonElement {
        let element = ButtonElement(name: "", text: "")
        element.leavesForm = role == .cancel
        return element
    }

    package func enter(_ place: inout Place) { place.isInline = true }

    /// A button is called by its label, and by its row if it stands in one.
    package func finish(_ element: ButtonElement, at place: Place) {
        element.setButtonName(at: place, content.sourceText)
    }

    package func update(_ element: ButtonElement, in environment: EnvironmentValues, of graph: ViewGraph) {
        element.isEnabled = environment.isEnabled
        let style = environment.style(of: PrimitiveButtonStyleConfiguration.self)
        element.setClass("button", (style as? any BuiltInButtonStyle)?.className)
        element.setClass(role == .destructive, "destructive")
        element.setClass(role == .cancel, "cancel")
        let closeMenu = environment.closeMenu
        switch action {
        case .now(let action):
            element.onPress = {
                closeMenu?()
                action()
            }
        case .task(let action):
            element.onPress = { [weak graph, weak element] in
                closeMenu?()
                guard let graph, let element, element["aria-busy"] == nil else { return }
                element["aria-busy"] = "true"
                graph.run {
                    await action()
                    element["aria-busy"] = nil
                }
            }
        }
    }
}

extension ButtonElement {
    /// Calls the button by its label, and by its row if it stands in one.
    ///
    /// - Parameter source: the label in the language of the program, where it is shown in others: scripts call the button
    ///   the same in all of them.
    func setButtonName(at place: Place, _ source: String? = nil) {
        let text = (source ?? textContent).kebabCased
        let label = text.isEmpty ? iconLabel.kebabCased : text
        let name = label.isEmpty ? "button" : label
        self.name = place.row.map { "\(name)-\($0.text)" } ?? name
    }

    /// The label of a button without a text: what its icons say.
    private var iconLabel: String {
        func label(_ element: Element) -> String? {
            element["aria-label"] ?? element.children.lazy.compactMap(label).first
        }
        return label(self) ?? ""
    }
}
