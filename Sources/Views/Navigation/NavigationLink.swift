package import DOM
public import Reactive

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
        /// A view that is shown while a value of the program says so.
        case bound(Binding<Bool>, @MainActor () -> AnyView)
        /// What makes that value say so.
        case showing(Binding<Bool>)
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

extension NavigationLink {
    /// A link to a view that is shown while a value is true, as it was written before iOS 16.
    public init<Destination: View>(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.bound(isActive, { AnyView(DeferredView(make: destination)) }), label())
    }

    /// A link to a view that is shown while a value is true, as it was written before iOS 16.
    public init<Destination: View>(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
        self.init(.bound(isActive, { AnyView(destination) }), label())
    }

    /// A link to a view that is shown while its tag is the one selected, as it was written before iOS 16.
    public init<Value: Hashable, Destination: View>(
        tag: Value, selection: Binding<Value?>,
        @ViewBuilder destination: @escaping @MainActor () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(isActive: selection.isOne(tag), destination: destination, label: label)
    }

    /// A link to a view that is shown while its tag is the one selected, as it was written before iOS 16.
    public init<Value: Hashable, Destination: View>(
        destination: Destination, tag: Value, selection: Binding<Value?>, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, isActive: selection.isOne(tag), label: label)
    }
}

extension Binding {
    /// Whether a selection is a tag; true selects it, and false nothing if it is selected.
    @MainActor
    func isOne<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isSelected in
                if isSelected { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
            })
    }
}

extension NavigationLink where Label == Text {
    /// A link with a text to a view that is shown while a value is true.
    public init<Destination: View>(
        _ title: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping @MainActor () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Destination: View>(
        _ title: some StringProtocol, isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping @MainActor () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// A link with a text to a view that is shown while a value is true.
    public init<Destination: View>(
        _ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Destination: View>(
        _ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// A link with a text to a view that is shown while its tag is the one selected.
    public init<Value: Hashable, Destination: View>(
        _ title: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
        @ViewBuilder destination: @escaping @MainActor () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value: Hashable, Destination: View>(
        _ title: some StringProtocol, tag: Value, selection: Binding<Value?>,
        @ViewBuilder destination: @escaping @MainActor () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    /// A link with a text to a view that is shown while its tag is the one selected.
    public init<Value: Hashable, Destination: View>(
        _ title: LocalizedStringKey, destination: Destination, tag: Value, selection: Binding<Value?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value: Hashable, Destination: View>(
        _ title: some StringProtocol, destination: Destination, tag: Value, selection: Binding<Value?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }

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
            let button = ButtonElement(name: "", text: "", class: "button-link")
            button.leads = true
            return button
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
        let level = environment.navigation
        let model = level?.model
        let step = environment.splitStep
        switch target {
        case .address(let destination):
            let navigate = environment.navigate
            button.isEnabled = environment.isEnabled
            button.onPress = { navigate(destination) }
        case .value(let value?) where environment.listChoices?.hasRoom(for: value) == true:
            let choices = environment.listChoices
            choices?.mark(button, value)
            button.isEnabled = environment.isEnabled
            button.onPress = { choices?.press(value) }
        case .value(let value):
            button.isEnabled = environment.isEnabled && model != nil && value != nil
            button.onPress = { [weak model, weak button] in
                guard let value else { return }
                let name = button.flatMap { model?.name(of: $0) }
                level?.prepare()
                model?.push(value, named: name)
                if level?.replaces == true { model?.mark(button) }
                step?.advance()
            }
        case .view(let view):
            button.isEnabled = environment.isEnabled && model != nil
            model?.setView(of: button, view)
            button.onPress = { [weak model, weak button] in
                guard let button else { return }
                let name = model?.name(of: button)
                level?.prepare()
                model?.push(button, view, named: name)
                if level?.replaces == true { model?.mark(button) }
                step?.advance()
            }
        case .bound: break
        case .showing(let isActive):
            button.isEnabled = environment.isEnabled && model != nil
            // One that only the program follows.
            button.isHidden = Label.self == EmptyView.self
            button.onPress = {
                isActive.wrappedValue = true
                step?.advance()
            }
        }
    }

    package func makeNode(at place: Place) -> ViewNode<Self> {
        switch target {
        case .view: NavigationLinkNode(self, at: place)
        case .bound: BoundLinkNode(self, at: place)
        default: makeContainerNode(at: place)
        }
    }

    /// The link as one that sets a value, and what stands above while that says so.
    fileprivate var pushing: PushingView<NavigationLink>? {
        guard case .bound(let isActive, let view) = target else { return nil }
        return PushingView(
            content: NavigationLink(.showing(isActive), content),
            view: { isActive.wrappedValue ? view() : nil },
            reopen: { { isActive.wrappedValue = true } },
            isLink: true,
            close: { isActive.wrappedValue = false })
    }

    /// A button is called by its label, and by its row if it stands in one.
    package func finish(_ element: Element, at place: Place) {
        guard let button = element as? ButtonElement else { return }
        button.setButtonName(at: place, content.sourceText)
    }
}

/// The place of a link to a view that is shown while a value of the program says so.
private final class BoundLinkNode<Label: View>: ViewNode<NavigationLink<Label>> {
    private let inside: ViewNode<PushingView<NavigationLink<Label>>>?

    init(_ view: NavigationLink<Label>, at place: Place) {
        let deeper = place.deeper
        inside = view.pushing.map { deeper.makeNode($0) }
        super.init(at: place)
    }

    override func update(_ view: NavigationLink<Label>) {
        if let pushing = view.pushing { inside?.update(pushing) }
    }

    override func collect(into elements: inout [Element]) {
        inside?.collect(into: &elements)
    }

    override func unmount() {
        super.unmount()
        inside?.unmount()
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
