internal import DOM

/// Views one after another, as a builder lists them.
public struct TupleView<each Content: View>: View {
    /// Each is in an object, so that the views around can be copied without looking up the type of a tuple, and copying
    /// all that is in it.
    fileprivate let views: [TupleElement]

    public init(_ content: repeat each Content) {
        var views: [TupleElement] = []
        views.reserveCapacity(4)
        for content in repeat each content { views.append(TypedTupleElement(content)) }
        self.views = views
    }

    @usableFromInline
    init(elements: [TupleElement]) {
        views = elements
    }
}

extension TupleView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { TupleNode(self, at: place) }
}

/// One of the views of a tuple.
@MainActor
@usableFromInline
class TupleElement {
    /// Makes a node; it is empty for an element without a view.
    fileprivate func makeNode(at place: Place) -> Node { Node(at: place) }

    /// Updates the node that was made of the view at the same place of another tuple of the same type.
    fileprivate func update(_ node: Node) {}
}

@MainActor
@usableFromInline
final class TypedTupleElement<Content: View>: TupleElement {
    private let content: Content

    @usableFromInline
    init(_ content: Content) {
        self.content = content
    }

    fileprivate override func makeNode(at place: Place) -> Node { place.makeNode(content) }

    fileprivate override func update(_ node: Node) {
        unsafeDowncast(node, to: ViewNode<Content>.self).update(content)
    }
}

/// The parts of a tuple that do not depend on the types inside.
private protocol Tuple: View {
    var views: [TupleElement] { get }
}

extension TupleView: Tuple {}

private final class TupleNode<Content: Tuple>: ViewNode<Content> {
    private let children: [Node]

    init(_ view: Content, at place: Place) {
        let inside = place.deeper
        let views = view.views
        var children: [Node] = []
        children.reserveCapacity(views.count)
        for view in views { children.append(view.makeNode(at: inside)) }
        self.children = children
        super.init(at: place)
    }

    override func update(_ view: Content) {
        let views = view.views
        for index in children.indices { views[index].update(children[index]) }
    }

    override func collect(into elements: inout [Element]) {
        if elements.isEmpty { elements.reserveCapacity(children.count) }
        for child in children { child.collect(into: &elements) }
    }

    override func unmount() {
        super.unmount()
        for child in children { child.unmount() }
    }
}
