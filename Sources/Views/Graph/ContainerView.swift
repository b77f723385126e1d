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

/// A container whose element shows what it is itself and nothing else: it reads neither the environment nor anything else
/// that changes. So it is not kept, nor are the views inside of it.
@MainActor @preconcurrency
package protocol PlainContainerView: ContainerView {
    /// Brings the element up to date: when there is another view.
    func update(_ element: Rendered)
}

extension PlainContainerView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ContainerNode(self, at: place) }

    package func update(_ element: Rendered) {}

    package func update(_ element: Rendered, in environment: EnvironmentValues, of graph: ViewGraph) {
        update(element)
    }
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
    func makeContainerNode(at place: Place) -> ViewNode<Self> { ReadingContainerNode(self, at: place) }
}

/// The place of an element with views inside.
private class ContainerNode<View: ContainerView>: ViewNode<View> {
    fileprivate final let element: View.Rendered
    private final let container: Container
    private final let child: ViewNode<View.Content>
    /// The elements beside this button or link, or beside the one that this is written in.
    private final let beside: Beside?

    init(_ view: View, at place: Place) {
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
        show(view)
        view.finish(element, at: place)
        if let beside, beside.owner !== element { beside.add(element) }
    }

    override func update(_ view: View) {
        show(view)
        child.update(view.content)
    }

    /// Brings the element up to date with a view, which reads nothing.
    func show(_ view: View) {
        view.update(element, in: EnvironmentValues(), of: graph)
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

/// The place of an element that is brought up to date whenever something changes that its view has read.
private final class ReadingContainerNode<View: ContainerView>: ContainerNode<View> {
    @exclusivity(unchecked) private var view: View
    private let scope: EnvironmentScope

    override init(_ view: View, at place: Place) {
        self.view = view
        scope = place.scope
        super.init(view, at: place)
    }

    override func update(_ view: View) {
        self.view = view
        super.update(view)
    }

    override func evaluate() {
        show(view)
    }

    // The view is handed on: to ask the node for it makes a copy.
    override func show(_ view: View) {
        super.evaluate()
        track { view.update(element, in: scope.readable, of: graph) }
    }
}
