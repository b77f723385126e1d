internal import DOM

extension View {
    /// Puts views in front of this one, made of what those inside of it give.
    public func overlayPreferenceValue<Key: PreferenceKey, Front: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Front
    ) -> some View {
        PreferenceStack<Self, Front, Key>(
            content: self, alignment: alignment, isBehind: false, transform: transform)
    }

    /// Puts views behind this one, made of what those inside of it give.
    public func backgroundPreferenceValue<Key: PreferenceKey, Back: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Back
    ) -> some View {
        PreferenceStack<Self, Back, Key>(
            content: self, alignment: alignment, isBehind: true, transform: transform)
    }
}

/// A view with others in front of it or behind it, that are made of what is inside of it.
private struct PreferenceStack<Content: View, Other: View, Key: PreferenceKey>: View {
    let content: Content
    let alignment: Alignment
    let isBehind: Bool
    let transform: (Key.Value) -> Other

    var body: some View {
        PreferenceReader<Content, Other, Key>(content: content, isBehind: isBehind, transform: transform)
            .stacked(alignment)
    }
}

extension View {
    fileprivate func stacked(_ alignment: Alignment) -> some View {
        ZStack(alignment: alignment) { self }
    }
}

/// Both, one after the other.
private struct PreferenceReader<Content: View, Other: View, Key: PreferenceKey>: View {
    let content: Content
    let isBehind: Bool
    let transform: (Key.Value) -> Other
}

extension PreferenceReader: PrimitiveView {
    func makeNode(at place: Place) -> ViewNode<Self> { PreferenceReaderNode(self, at: place) }
}

private final class PreferenceReaderNode<Content: View, Other: View, Key: PreferenceKey>: ViewNode<
    PreferenceReader<Content, Other, Key>
>
{
    private var view: PreferenceReader<Content, Other, Key>
    private let inside: Place
    private let collector: PreferenceCollector<Key>
    private let passing: PreferencePassing<Key>
    private let child: ViewNode<Content>
    private var other: ViewNode<Other>?

    init(_ view: PreferenceReader<Content, Other, Key>, at place: Place) {
        self.view = view
        inside = place.deeper
        collector = PreferenceCollector(of: place.graph)
        passing = PreferencePassing(from: collector, at: place)
        var inner = inside
        inner.collect(Key.self, in: collector)
        child = inner.makeNode(view.content)
        super.init(at: place)
        collector.onChange = { [weak self] in self?.passing.pass() }
        evaluate()
    }

    override func update(_ view: PreferenceReader<Content, Other, Key>) {
        self.view = view
        child.update(view.content)
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        let content = track { view.transform(collector.read()) }
        if let other { other.update(content) } else { other = inside.makeNode(content) }
    }

    override func collect(into elements: inout [Element]) {
        if view.isBehind { other?.collect(into: &elements) }
        let start = elements.count
        child.collect(into: &elements)
        passing.element = elements[start...].first
        if !view.isBehind { other?.collect(into: &elements) }
    }

    override func unmount() {
        super.unmount()
        child.unmount()
        other?.unmount()
        passing.end()
    }
}
