internal import DOM

extension View {
    /// Gives a value to the views around this one, in the place of what those inside of it give.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        PreferenceView<Self, Key>(content: self, keepsInner: false) { inner in inner = value }
    }

    /// Changes the value that the views inside give.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        PreferenceView<Self, Key>(content: self, keepsInner: true, change: callback)
    }

    /// Does something with what the views inside give: when they do, and whenever that changes.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        PreferenceChangeView<Self, Key>(content: self, action: action)
    }
}

/// A view that gives a value to those around it.
private struct PreferenceView<Content: View, Key: PreferenceKey>: View {
    let content: Content
    /// Whether the value is made of that of the views inside.
    let keepsInner: Bool
    let change: (inout Key.Value) -> Void
}

extension PreferenceView: PrimitiveView {
    func makeNode(at place: Place) -> ViewNode<Self> { PreferenceNode(self, at: place) }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>: ViewNode<PreferenceView<Content, Key>>
{
    private var view: PreferenceView<Content, Key>
    private let outer: PreferenceCollector<Key>?
    private let inner: PreferenceCollector<Key>?
    private let child: ViewNode<Content>
    private weak var element: Element?

    init(_ view: PreferenceView<Content, Key>, at place: Place) {
        self.view = view
        outer = place.preferences(Key.self)
        // Nobody asks for what the views inside give.
        inner = view.keepsInner && outer != nil ? PreferenceCollector(of: place.graph) : nil
        var inside = place.deeper
        if outer != nil { inside.collect(Key.self, in: inner) }
        child = inside.makeNode(view.content)
        super.init(at: place)
        inner?.onChange = { [weak self] in self?.give() }
        give()
    }

    override func update(_ view: PreferenceView<Content, Key>) {
        self.view = view
        child.update(view.content)
        give()
    }

    private func give() {
        outer?.set(
            self,
            value: { [weak self] in
                var value = self?.inner?.value ?? Key.defaultValue
                self?.view.change(&value)
                return value
            }, element: { [weak self] in self?.element })
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        element = elements[start...].first
    }

    override func unmount() {
        super.unmount()
        child.unmount()
        outer?.remove(self)
    }
}

/// A view that is told what those inside of it give.
private struct PreferenceChangeView<Content: View, Key: PreferenceKey>: View where Key.Value: Equatable {
    let content: Content
    let action: @MainActor (Key.Value) -> Void
}

extension PreferenceChangeView: PrimitiveView {
    func makeNode(at place: Place) -> ViewNode<Self> { PreferenceChangeNode(self, at: place) }
}

private final class PreferenceChangeNode<Content: View, Key: PreferenceKey>: ViewNode<
    PreferenceChangeView<Content, Key>
>
where Key.Value: Equatable {
    private var view: PreferenceChangeView<Content, Key>
    private let collector: PreferenceCollector<Key>
    private let passing: PreferencePassing<Key>
    private let child: ViewNode<Content>
    private var told: Key.Value?

    init(_ view: PreferenceChangeView<Content, Key>, at place: Place) {
        self.view = view
        collector = PreferenceCollector(of: place.graph)
        passing = PreferencePassing(from: collector, at: place)
        var inside = place.deeper
        inside.collect(Key.self, in: collector)
        child = inside.makeNode(view.content)
        super.init(at: place)
        collector.onChange = { [weak self] in self?.tell() }
    }

    override func update(_ view: PreferenceChangeView<Content, Key>) {
        self.view = view
        child.update(view.content)
    }

    private func tell() {
        passing.pass()
        let value = collector.value ?? Key.defaultValue
        guard isMounted, value != told else { return }
        told = value
        view.action(value)
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        passing.element = elements[start...].first
    }

    override func unmount() {
        super.unmount()
        child.unmount()
        passing.end()
    }
}
