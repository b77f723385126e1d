internal import DOM
public import Reactive

extension View {
    /// Scrolls as a program says, and says when a person has scrolled. It stands at the ``ScrollView``.
    ///
    /// - Parameters:
    ///   - position: where it is scrolled to.
    ///   - anchor: where a view is to stand that the program wants.
    @_disfavoredOverload
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        scrolled(position, anchor)
    }

    package func scrolled<Kind: Geometry>(
        _ position: Binding<GeometricScrollPosition<Kind>>, _ anchor: UnitPoint?
    ) -> some View {
        ScrolledView(content: self, position: position, anchor: anchor)
    }
}

private struct ScrolledView<Content: View, Kind: Geometry>: View {
    let content: Content
    let position: Binding<GeometricScrollPosition<Kind>>
    let anchor: UnitPoint?
}

extension ScrolledView: PrimitiveView {
    func makeNode(at place: Place) -> ViewNode<Self> { ScrolledNode(self, at: place) }
}

private final class ScrolledNode<Content: View, Kind: Geometry>: ScrollTargetsNode<
    ScrolledView<Content, Kind>, Content
>
{
    private var view: ScrolledView<Content, Kind>
    /// How many of the program's requests have been carried out.
    private var requests = 0
    /// The number of the last one, as the browser knows it.
    private var number = 0
    private var seen: Measured.First?

    init(_ view: ScrolledView<Content, Kind>, at place: Place) {
        self.view = view
        super.init(view.content, at: place)
        track { scroll() }
    }

    override func update(_ view: ScrolledView<Content, Kind>) {
        self.view = view
        child.update(view.content)
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        track {
            if let seen = first.source?.measured.first { follow(seen) }
            scroll()
        }
    }
}

extension ScrolledNode {
    /// Another view stands first. If that is the answer to a request, or the first thing that the browser says, it is not the
    /// person who has scrolled.
    private func follow(_ seen: Measured.First) {
        let former = self.seen
        self.seen = seen
        guard let former, former.element != seen.element, former.request == seen.request,
            seen.request == number, let element = first.source?.element
        else { return }
        let id = targets.identity(of: seen.element, in: element)?.base
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            view.position.wrappedValue = view.position.wrappedValue.followed(to: id)
        }
    }

    /// The program has said where to.
    private func scroll() {
        let position = view.position.wrappedValue
        guard position.requests != requests else { return }
        requests = position.requests
        let anchor = view.anchor
        graph.afterUpdate { [weak self] in
            guard let self, isMounted, let element = first.source?.element else { return }
            // Many enough to tell one from the next.
            number = number % 999 + 1
            switch position.target {
            case .none: break
            case .edge(let edge): element.scroll(edge.target, number)
            case .point(let x, let y):
                element.scroll("\(x?.scrollText ?? "-") \(y?.scrollText ?? "-")", number)
            case .view(let own):
                guard let id = position.viewID else { return }
                targets.find(AnyHashable(id))?.scrollIntoView(own ?? anchor, graph)
                element.scroll("- -", number)
            }
        }
    }
}

extension Element {
    fileprivate func scroll(_ target: String, _ number: Int) {
        self["data-scrolled"] = "\(number) \(target)"
    }
}

extension Edge {
    fileprivate var target: String {
        switch self {
        case .top: "- start"
        case .bottom: "- end"
        case .leading: "start -"
        case .trailing: "end -"
        }
    }
}

extension Double {
    /// A distance that something can be scrolled.
    fileprivate var scrollText: String {
        isNaN ? "-" : Swift.min(Swift.max(self, 0), MeasuresReport.farthest).digits
    }
}
