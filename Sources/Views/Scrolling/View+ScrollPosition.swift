internal import DOM
public import Reactive

extension View {
    /// Keeps a value up to date with the view that stands first of what is seen, and scrolls to another one when the program
    /// sets it.
    ///
    /// - Parameters:
    ///   - id: the identity of that view: of a row of a ``ForEach``, or one given with ``View/id(_:)``.
    ///   - anchor: where the view is to stand that the program sets.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        ScrollPositionView(content: self, id: id, anchor: anchor)
    }
}

private struct ScrollPositionView<Content: View, ID: Hashable>: View {
    let content: Content
    let id: Binding<ID?>
    let anchor: UnitPoint?
}

extension ScrollPositionView: PrimitiveView {
    func makeNode(at place: Place) -> ViewNode<Self> { ScrollPositionNode(self, at: place) }
}

private final class ScrollPositionNode<Content: View, ID: Hashable>: ScrollTargetsNode<
    ScrollPositionView<Content, ID>, Content
>
{
    private var view: ScrollPositionView<Content, ID>
    /// What both sides agree on.
    private var known: ID?

    init(_ view: ScrollPositionView<Content, ID>, at place: Place) {
        self.view = view
        super.init(view.content, at: place)
        track { scroll() }
    }

    override func update(_ view: ScrollPositionView<Content, ID>) {
        self.view = view
        child.update(view.content)
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        track {
            let seen = first.source?.measured.firstElement
            if let seen, seen > 0, seen != lastSeen, let element = first.source?.element {
                lastSeen = seen
                follow(targets.identity(of: seen, in: element)?.base as? ID)
            }
            scroll()
        }
    }

    private var lastSeen = 0

    /// The person has scrolled.
    private func follow(_ id: ID?) {
        guard let id, id != known else { return }
        known = id
        graph.afterUpdate { [weak self] in
            guard let self, isMounted, view.id.wrappedValue != id else { return }
            view.id.wrappedValue = id
        }
    }

    /// The program has chosen another one.
    private func scroll() {
        guard let wanted = view.id.wrappedValue, wanted != known else { return }
        known = wanted
        let anchor = view.anchor
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            targets.find(AnyHashable(wanted))?.scrollIntoView(anchor ?? .topLeading, graph)
        }
    }
}
