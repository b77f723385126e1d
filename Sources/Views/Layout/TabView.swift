internal import DOM
public import Reactive

/// Views of which one at a time is shown, chosen by its tab.
///
/// ```swift
/// TabView(selection: $tab) {
///     Tab("Profile", value: Page.profile) { ProfileView() }
///     Tab("Settings", value: Page.settings) { SettingsView() }
/// }
///
/// TabView {
///     ProfileView().tabItem { Text("Profile") }
///     SettingsView().tabItem { Text("Settings") }
/// }
/// ```
///
/// A tab's views are made when it is chosen first, and keep their state from then on.
public struct TabView<Selection: Hashable, Content: View>: View {
    let selection: Binding<Selection>?
    let content: Content

    /// Tabs of which the program knows and chooses the one that is shown. If there is none of the chosen value, the
    /// first is.
    public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }
}

extension TabView where Selection == Int {
    /// Tabs of which the person chooses one.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { TabViewNode(self, at: place) }
}

private final class TabViewNode<Selection: Hashable, Content: View>: ViewNode<TabView<Selection, Content>> {
    private var view: TabView<Selection, Content>
    private let container: TabContainer
    private let child: ViewNode<Content>

    init(_ view: TabView<Selection, Content>, at place: Place) {
        self.view = view
        container = TabContainer(graph: place.graph)
        var inside = place.deeper
        inside.container = container
        inside.tabs = container.selection
        child = inside.makeNode(view.content)
        container.content = child
        super.init(at: place)
        evaluate()
        container.arrange()
    }

    override func update(_ view: TabView<Selection, Content>) {
        self.view = view
        evaluate()
        child.update(view.content)
    }

    override func evaluate() {
        super.evaluate()
        let selection = container.selection
        if let binding = view.selection {
            selection.choose(AnyHashable(track { binding.wrappedValue }))
            selection.onChoose = { tag in
                if let value = tag.base as? Selection { binding.wrappedValue = value }
            }
        } else {
            selection.onChoose = { [unowned selection] tag in selection.choose(tag) }
        }
    }

    override func collect(into elements: inout [Element]) {
        elements.append(container.element)
    }

    override func unmount() {
        super.unmount()
        container.content = nil
        child.unmount()
    }
}

/// The tabs' buttons, and below them what the tabs show.
private final class TabContainer: Container {
    let selection = TabSelection()
    private let list = Element("div", class: "tab-list")
    private var tags: [ObjectIdentifier: AnyHashable] = [:]

    init(graph: ViewGraph) {
        super.init(Element("div", class: "tabs"))
        self.graph = graph
        graph.page.needScript("/arrows.js")
        list["role"] = "tablist"
    }

    override var wantsTags: Bool { true }

    override func prepare() {
        tags = [:]
    }

    /// Inner tags are noted before outer ones, and only the first one counts.
    override func note(_ tag: AnyHashable, on elements: ArraySlice<Element>) {
        for element in elements where tags[ObjectIdentifier(element)] == nil {
            tags[ObjectIdentifier(element)] = tag
        }
    }

    override func arrange(_ elements: [Element]) {
        let panels = elements.compactMap { $0 as? TabPanel }
        if panels.count < elements.count {
            graph.report("A view in a TabView has no tab: give it one with .tabItem.")
        }
        list.arrange(panels.map(\.button))
        element.arrange([list] + elements)
        selection.replace(panels, tags: tags)
    }
}
