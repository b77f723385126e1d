internal import DOM

/// Views of which a program can say which one is to be seen.
///
/// ```swift
/// ScrollViewReader { proxy in
///     ScrollView {
///         ForEach(messages) { message in Text(message.text) }
///     }
///     .frame(height: 300)
///     Button("Latest") { proxy.scrollTo(messages.last?.id) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
    /// Makes the views.
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

/// Scrolls to views.
@MainActor @preconcurrency
public struct ScrollViewProxy {
    let targets: ScrollTargets
    private let graph: WeakGraph

    init(_ targets: ScrollTargets, of graph: ViewGraph) {
        self.targets = targets
        self.graph = WeakGraph(graph: graph)
    }

    /// Has the browser scroll to the view of an identity: that of a row of a ``ForEach``, or one given with ``View/id(_:)``.
    ///
    /// - Parameters:
    ///   - id: the identity. No effect if no view on the page has it.
    ///   - anchor: where the view is to stand; anywhere it can be seen if there is none.
    public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
        guard let graph = graph.graph else { return }
        // The view may be about to come.
        graph.afterUpdate { [targets, weak graph] in
            guard let graph else { return }
            targets.find(AnyHashable(id))?.scrollIntoView(anchor, graph)
        }
    }
}

extension ScrollViewReader: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ScrollReaderNode(self, at: place) }
}

private final class ScrollReaderNode<Content: View>: ViewNode<ScrollViewReader<Content>> {
    private var view: ScrollViewReader<Content>
    private let inside: Place
    private let targets: ScrollTargets
    private var child: ViewNode<Content>?

    init(_ view: ScrollViewReader<Content>, at place: Place) {
        self.view = view
        targets = ScrollTargets(around: place[ScrollTargetsKey.self])
        var inside = place.deeper
        inside[ScrollTargetsKey.self] = targets
        self.inside = inside
        super.init(at: place)
        evaluate()
    }

    override func update(_ view: ScrollViewReader<Content>) {
        self.view = view
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        let content = track { view.content(ScrollViewProxy(targets, of: graph)) }
        if let child { child.update(content) } else { child = inside.makeNode(content) }
    }

    override func collect(into elements: inout [Element]) {
        child?.collect(into: &elements)
    }

    override func unmount() {
        super.unmount()
        child?.unmount()
    }
}
