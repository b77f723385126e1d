internal import DOM

/// Views one after another, as a builder lists them.
public struct TupleView<each Content: View>: View {
    /// Each is in an object, so that the views around can be copied without looking up the type of a tuple, and copying
    /// all that is in it.
    fileprivate let views: [any TupleElement]

    public init(_ content: repeat each Content) {
        var views: [any TupleElement] = []
        for content in repeat each content { views.append(TypedTupleElement(content)) }
        self.views = views
    }
}

extension TupleView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { TupleNode(self, at: place) }
}

/// One of the views of a tuple.
@MainActor
private protocol TupleElement: AnyObject {
    func makeNode(at place: Place) -> Node

    /// Updates the node that was made of the view at the same place of another tuple of the same type.
    func update(_ node: Node)
}

@MainActor
private final class TypedTupleElement<Content: View>: TupleElement {
    private let content: Content

    init(_ content: Content) {
        self.content = content
    }

    func makeNode(at place: Place) -> Node { place.makeNode(content) }

    func update(_ node: Node) {
        unsafeDowncast(node, to: ViewNode<Content>.self).update(content)
    }
}

/// What the node has to know of a tuple; it has nothing to do with the types inside.
private protocol Tuple: View {
    var views: [any TupleElement] { get }
}

extension TupleView: Tuple {}

private final class TupleNode<Content: Tuple>: ViewNode<Content> {
    private let children: [Node]

    init(_ view: Content, at place: Place) {
        let inside = place.deeper
        children = view.views.map { $0.makeNode(at: inside) }
        super.init(at: place)
    }

    override func update(_ view: Content) {
        for (child, view) in zip(children, view.views) { view.update(child) }
    }

    override func collect(into elements: inout [Element]) {
        for child in children { child.collect(into: &elements) }
    }

    override func unmount() {
        super.unmount()
        for child in children { child.unmount() }
    }
}
