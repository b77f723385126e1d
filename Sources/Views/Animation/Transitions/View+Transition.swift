internal import DOM

extension View {
    /// Says how the view comes onto the page and how it goes, when it does so with an animation.
    public func transition(_ t: AnyTransition) -> some View {
        TransitionView(content: self, transition: t)
    }

    /// Says how the view comes onto the page and how it goes, when it does so with an animation.
    public func transition<T: Transition>(_ transition: T) -> some View {
        TransitionView(content: self, transition: transition.erased)
    }

    /// Says how new text takes the place of the old, when it does so with an animation.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        decorated(by: AttributeDecoration("data-text", transition.name, on: .element)).moving()
    }
}

/// A view with a way to come and to go.
private struct TransitionView<Content: View>: View {
    let content: Content
    let transition: AnyTransition
}

extension TransitionView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { TransitionNode(self, at: place) }
}

/// The attributes in which the browser finds how an element comes and goes.
private struct TransitionDecoration: Decoration, Equatable {
    let insertion: String
    let removal: String

    var reach: DecorationReach { .whole }

    func decorate(_ element: Element) {
        element["data-in"] = insertion
        element["data-out"] = removal
    }

    func clear(_ element: Element) {
        element["data-in"] = nil
        element["data-out"] = nil
    }

    func replace(_ old: TransitionDecoration, on element: Element) {
        decorate(element)
    }
}

private final class TransitionNode<Content: View>: ViewNode<TransitionView<Content>> {
    private let inside: Place
    private let child: ViewNode<Decorated<AnyView, TransitionDecoration>>

    init(_ view: TransitionView<Content>, at place: Place) {
        _ = place.graph.motion
        inside = place.deeper
        child = inside.makeNode(Self.decorated(view, inside))
        super.init(at: place)
    }

    override func update(_ view: TransitionView<Content>) {
        child.update(Self.decorated(view, inside))
    }

    override func collect(into elements: inout [Element]) {
        child.collect(into: &elements)
    }

    override func unmount() {
        super.unmount()
        child.unmount()
    }

    private static func decorated(
        _ view: TransitionView<Content>, _ place: Place
    ) -> Decorated<AnyView, TransitionDecoration> {
        let transition = view.transition
        let content = AnyView(view.content)
        guard let body = transition.content else {
            let decoration = TransitionDecoration(
                insertion: transition.insertion.text(nil), removal: transition.removal.text(nil))
            return content.decorated(by: decoration)
        }
        let there = TransitionProbe(body, .identity, at: place)
        let decoration = TransitionDecoration(
            insertion: transition.insertion.text(
                TransitionProbe(body, .willAppear, at: place).without(there)),
            removal: transition.removal.text(
                TransitionProbe(body, .didDisappear, at: place).without(there)))
        return body(content, .identity).decorated(by: decoration)
    }
}

/// The looks that a transition written with views gives to a view in a phase.
///
/// They are found out by giving them to an element that is on no page.
@MainActor
struct TransitionProbe {
    private var classNames: [String] = []
    private var pairs: [String] = []

    init(_ body: (AnyView, TransitionPhase) -> AnyView, _ phase: TransitionPhase, at place: Place) {
        let container = Container(Element("div"))
        container.graph = place.graph
        var inside = place.deeper
        inside.container = container
        let node = inside.makeNode(body(AnyView(Color.clear), phase))
        var next = node.elements.first
        while let element = next {
            classNames += (element["class"] ?? "").split(separator: " ").map(String.init)
            pairs += (element["data-style"] ?? "").split(separator: ";").map(String.init)
            next = element.children.first
        }
        node.unmount()
    }

    /// What is in this phase and not in another one.
    func without(_ other: TransitionProbe) -> TransitionProbe {
        var rest = self
        rest.classNames.removeAll { other.classNames.contains($0) }
        rest.pairs.removeAll { other.pairs.contains($0) }
        return rest
    }

    var classes: String { classNames.joined(separator: " ") }
    var styles: String { pairs.joined(separator: ";") }
}
