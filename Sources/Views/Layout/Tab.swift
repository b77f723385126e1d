internal import DOM

/// A tab of a ``TabView``: what stands on it, and what it shows.
///
/// ```swift
/// Tab("Settings", value: Page.settings) { SettingsView() }
/// ```
public struct Tab<Content: View, Label: View>: View {
    let tag: AnyHashable?
    let content: Content
    let label: Label

    init(tag: AnyHashable?, content: Content, label: Label) {
        self.tag = tag
        self.content = content
        self.label = label
    }

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: nil, content: content(), label: label())
    }

    public init(
        value: some Hashable, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(tag: AnyHashable(value), content: content(), label: label())
    }
}

extension Tab where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, content: content(), label: Text(title))
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, content: content(), label: Text(title))
    }

    public init(_ title: LocalizedStringKey, value: some Hashable, @ViewBuilder content: () -> Content) {
        self.init(tag: AnyHashable(value), content: content(), label: Text(title))
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: some Hashable, @ViewBuilder content: () -> Content) {
        self.init(tag: AnyHashable(value), content: content(), label: Text(title))
    }
}

extension Tab where Label == Views.Label<Text, Image> {
    /// A tab with one of the icons that ``Image/init(systemName:)`` knows.
    public init(
        _ title: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: nil, content: content(), label: Views.Label(title, systemImage: name))
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage name: String, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: nil, content: content(), label: Views.Label(title, systemImage: name))
    }

    /// A tab with one of the icons that ``Image/init(systemName:)`` knows.
    public init(
        _ title: LocalizedStringKey, systemImage name: String, value: some Hashable,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: AnyHashable(value), content: content(), label: Views.Label(title, systemImage: name))
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage name: String, value: some Hashable,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: AnyHashable(value), content: content(), label: Views.Label(title, systemImage: name))
    }
}

extension View {
    /// Makes the view a tab of the ``TabView`` around it.
    public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        Tab(tag: (self as? any TaggedView)?.tag, content: self, label: label())
    }
}

extension Tab: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { TabNode(self, at: place) }
}

private final class TabNode<Content: View, Label: View>: ViewNode<Tab<Content, Label>> {
    private var view: Tab<Content, Label>
    private let panel: TabPanel
    private let inside: Place
    private let tabs: TabSelection?
    private let label: ViewNode<Label>
    private let labelContainer: Container
    /// The content, from when it is shown first.
    private var child: Node?
    private let panelContainer: Container

    init(_ view: Tab<Content, Label>, at place: Place) {
        self.view = view
        tabs = place.tabs
        panel = TabPanel(tag: view.tag, number: place.graph.makeIdentifier())
        labelContainer = Container(panel.button)
        labelContainer.graph = place.graph
        panelContainer = Container(panel)
        panelContainer.graph = place.graph
        var inside = place.deeper
        inside.tabs = nil
        inside.container = labelContainer
        label = inside.inline.makeNode(view.label)
        labelContainer.content = label
        inside.container = panelContainer
        self.inside = inside
        super.init(at: place)
        labelContainer.arrange()
        let name = (view.label.sourceText ?? panel.button.textContent).kebabCased
        panel.button.name = name.isEmpty ? "tab" : name
        panel.button.onPress = { [weak tabs, weak panel] in
            if let panel { tabs?.press(panel) }
        }
        evaluate()
    }

    override func update(_ view: Tab<Content, Label>) {
        self.view = view
        label.update(view.label)
        if let child = child as? ViewNode<Content> { child.update(view.content) }
        evaluate()
    }

    /// Makes what the tab shows if it is shown. Without a ``TabView`` around it, it always is.
    override func evaluate() {
        super.evaluate()
        let isShown = track { tabs?.shows(panel) ?? true }
        panel.button["aria-selected"] = isShown ? "true" : "false"
        panel.isHidden = !isShown
        guard isShown, child == nil else { return }
        let made = inside.makeNode(view.content)
        child = made
        panelContainer.content = made
        panelContainer.arrange()
    }

    override func collect(into elements: inout [Element]) {
        elements.append(panel)
    }

    override func unmount() {
        super.unmount()
        labelContainer.content = nil
        panelContainer.content = nil
        label.unmount()
        child?.unmount()
    }
}
