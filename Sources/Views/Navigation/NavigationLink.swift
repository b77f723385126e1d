package import DOM

/// A link to another page of this site, or to a view that is put above this one.
///
/// ```swift
/// NavigationLink("Articles", destination: "/articles")
/// NavigationLink(destination: "/articles/\(article.id)") { Text(article.title) }
/// NavigationLink(park.name, value: park)
/// NavigationLink {
///     ParkView(park: park)
/// } label: {
///     ParkRow(park: park)
/// }
/// ```
///
/// Only a page has an address. A view is put above others by the ``NavigationStack`` around; without one the link
/// cannot be used.
public struct NavigationLink<Label: View>: View {
    private let target: Target
    package let content: Label

    private enum Target {
        case address(String)
        case value(AnyHashable?)
        case view(@MainActor () -> AnyView)
    }

    private init(_ target: Target, _ content: Label) {
        self.target = target
        self.content = content
    }
}

extension NavigationLink {
    /// A link to a page with a label of views.
    ///
    /// - Parameters:
    ///   - destination: the page's address, which begins with a slash.
    ///   - label: the views that are pressed.
    public init(destination: String, @ViewBuilder label: () -> Label) {
        self.init(.address(destination), label())
    }

    /// A link to a view, which `navigationDestination(for:destination:)` makes of a value. With `nil` the link cannot
    /// be used.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label())
    }

    /// A link to a view.
    public init<Destination: View>(
        @ViewBuilder destination: @escaping @MainActor () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view { AnyView(DeferredView(make: destination)) }, label())
    }

    /// A link to a view.
    public init<Destination: View>(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view { AnyView(destination) }, label())
    }
}

extension NavigationLink where Label == Text {
    /// A link to a page with a text.
    public init(_ title: LocalizedStringKey, destination: String) {
        self.init(.address(destination), Text(title))
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: String) {
        self.init(.address(destination), Text(title))
    }

    /// A link with a text to a view, which `navigationDestination(for:destination:)` makes of a value.
    public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
        self.init(value: value) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
        self.init(value: value) { Text(title) }
    }

    /// A link with a text to a view.
    public init<Destination: View>(
        _ title: LocalizedStringKey, @ViewBuilder destination: @escaping @MainActor () -> Destination
    ) {
        self.init(destination: destination) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Destination: View>(
        _ title: some StringProtocol, @ViewBuilder destination: @escaping @MainActor () -> Destination
    ) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a text to a view.
    public init<Destination: View>(_ title: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Destination: View>(_ title: some StringProtocol, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink: ContainerView {
    package func makeElement(at place: Place) -> Element {
        guard case .address(let destination) = target else {
            return ButtonElement(name: "", text: "", class: "button-link")
        }
        let element = Element("a", class: "link")
        if place.graph.path.split(separator: "?").first.map(String.init) == destination {
            element["aria-current"] = "page"
        }
        return element
    }

    package func enter(_ place: inout Place) { place.isInline = true }

    package func update(_ element: Element, in environment: EnvironmentValues, of graph: ViewGraph) {
        if let button = element as? ButtonElement {
            update(button, in: environment)
        } else if case .address(let destination) = target {
            let isUsable = environment.isEnabled && destination.isLocalAddress
            element["href"] = isUsable ? destination : nil
            element["aria-disabled"] = isUsable ? nil : "true"
            if environment.isInNavigationBar, destination != "/", graph.path.hasPrefix(destination + "/") {
                element["aria-current"] = "true"
            }
        }
    }

    private func update(_ button: ButtonElement, in environment: EnvironmentValues) {
        let model = environment.navigation?.model
        switch target {
        case .address(let destination):
            let navigate = environment.navigate
            button.isEnabled = environment.isEnabled
            button.onPress = { navigate(destination) }
        case .value(let value):
            button.isEnabled = environment.isEnabled && model != nil && value != nil
            button.onPress = { [weak model] in
                if let value { model?.push(value) }
            }
        case .view(let view):
            button.isEnabled = environment.isEnabled && model != nil
            model?.setView(of: button, view)
            button.onPress = { [weak model, weak button] in
                if let button { model?.push(button, view) }
            }
        }
    }

    package func makeNode(at place: Place) -> ViewNode<Self> {
        guard case .view = target else { return makeContainerNode(at: place) }
        return NavigationLinkNode(self, at: place)
    }

    /// A button is called by its label, and by its row if it stands in one.
    package func finish(_ element: Element, at place: Place) {
        guard let button = element as? ButtonElement else { return }
        button.setButtonName(at: place, content.sourceText)
    }
}

/// The place of a link to a view, which takes the view away when it goes itself.
private final class NavigationLinkNode<Label: View>: ViewNode<NavigationLink<Label>> {
    private let link: ViewNode<NavigationLink<Label>>
    private weak var model: NavigationModel?

    init(_ view: NavigationLink<Label>, at place: Place) {
        model = place.scope.current.navigation?.model
        link = view.makeContainerNode(at: place.deeper)
        super.init(at: place)
    }

    override func update(_ view: NavigationLink<Label>) {
        link.update(view)
    }

    override func collect(into elements: inout [Element]) {
        link.collect(into: &elements)
    }

    override func unmount() {
        super.unmount()
        link.unmount()
        guard let model, let button = link.elements.first else { return }
        graph.afterUpdate { [weak model] in model?.remove(button) }
    }
}
