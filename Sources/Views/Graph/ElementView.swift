package import DOM

/// A view that is one element.
@MainActor @preconcurrency
package protocol ElementView: PrimitiveView {
    associatedtype Rendered: Element

    /// Makes the element, once for each place.
    func makeElement(at place: Place) -> Rendered

    /// Brings the element up to date: when there is another view, and whenever something that is read in here has
    /// changed.
    func update(_ element: Rendered, in environment: EnvironmentValues)
}

extension ElementView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ElementNode(self, at: place) }
}

/// The place of a view that is one element.
private final class ElementNode<Content: ElementView>: ViewNode<Content> {
    @exclusivity(unchecked) private var view: Content
    private let scope: EnvironmentScope
    private let element: Content.Rendered

    init(_ view: Content, at place: Place) {
        self.view = view
        scope = place.scope
        element = view.makeElement(at: place)
        super.init(at: place)
        evaluate(view)
    }

    override func update(_ view: Content) {
        self.view = view
        evaluate(view)
    }

    override func evaluate() {
        evaluate(view)
    }

    // The view is handed on: to ask the node for it makes a copy.
    private func evaluate(_ view: Content) {
        super.evaluate()
        track { view.update(element, in: scope.readable) }
    }

    override func collect(into elements: inout [Element]) {
        elements.append(element)
    }
}
