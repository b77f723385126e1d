internal import DOM

/// A view that is one element with other views inside.
@MainActor @preconcurrency
package protocol ContainerView: ElementView {
    associatedtype Content: View

    /// The content.
    var content: Content { get }

    /// Makes what keeps the children in order.
    func makeContainer(_ element: Rendered) -> Container

    /// Changes the place, for what is inside.
    func enter(_ place: inout Place)

    /// Brings the element up to date, for those that start something on the page.
    func update(_ element: Rendered, in environment: EnvironmentValues, of graph: ViewGraph)

    /// Called once when the element and what is inside are made.
    func finish(_ element: Rendered, at place: Place)
}

extension ContainerView {
    package func makeContainer(_ element: Rendered) -> Container { Container(element) }

    package func enter(_ place: inout Place) {}

    package func update(_ element: Rendered, in environment: EnvironmentValues) {}

    package func update(_ element: Rendered, in environment: EnvironmentValues, of graph: ViewGraph) {
        update(element, in: environment)
    }

    package func finish(_ element: Rendered, at place: Place) {}

    package func makeNode(at place: Place) -> ViewNode<Self> { makeContainerNode(at: place) }

    /// Makes the node of the element, for those that have another one at times.
    func makeContainerNode(at place: Place) -> ViewNode<Self> { ContainerNode(self, at: place) }
}

/// The place of an element with views inside.
private final class ContainerNode<View: ContainerView>: ViewNode<View> {
    @exclusivity(unchecked) private var view: View
    private let scope: EnvironmentScope
    private let element: View.Rendered
    private let container: Container
    private let child: ViewNode<View.Content>
    /// The elements beside this button or link, or beside the one that this is written in.
    private let beside: Beside?

    init(_ view: View, at place: Place) {
        self.view = view
        scope = place.scope
        element = view.makeElement(at: place)
        container = view.makeContainer(element)
        container.graph = place.graph
        var inside = place.deeper
        inside.container = container
        // A text, which most buttons show, has no other button inside.
        if element.isPressable, View.Content.self != Text.self || place.beside != nil {
            beside = place.beside ?? Beside(element, at: place)
            inside.beside = beside
        } else {
            beside = nil
        }
        view.enter(&inside)
        child = inside.makeNode(view.content)
        container.content = child
        container.arrange()
        super.init(at: place)
        evaluate(view)
        view.finish(element, at: place)
        if let beside, beside.owner !== element { beside.add(element) }
    }

    override func update(_ view: View) {
        self.view = view
        evaluate(view)
        child.update(view.content)
    }

    override func evaluate() {
        evaluate(view)
    }

    // The view is handed on: to ask the node for it makes a copy.
    private func evaluate(_ view: View) {
        super.evaluate()
        track { view.update(element, in: scope.readable, of: graph) }
    }

    override func collect(into elements: inout [Element]) {
        guard let beside else {
            elements.append(element)
            return
        }
        if beside.owner === element { beside.collect(into: &elements) }
    }

    override func unmount() {
        super.unmount()
        container.content = nil
        child.unmount()
        if let beside, beside.owner !== element { beside.remove(element) }
    }
}
