internal import DOM

extension View {
    /// Ties the view's state to a value: when there is another value, the view begins anew.
    ///
    /// ```swift
    /// ArticleEditor(article).id(article.id)
    /// ```
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }
}

/// A view that begins anew when its identity changes.
struct IdentifiedView<Content: View, ID: Hashable>: View {
    let content: Content
    let id: ID
}

extension IdentifiedView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { IdentifiedNode(self, at: place) }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode<IdentifiedView<Content, ID>> {
    private let inside: Place
    private var id: ID
    private var child: ViewNode<Content>

    init(_ view: IdentifiedView<Content, ID>, at place: Place) {
        inside = place.deeper
        id = view.id
        child = inside.makeNode(view.content)
        super.init(at: place)
        place[ScrollTargetsKey.self]?.add(self)
    }

    override func update(_ view: IdentifiedView<Content, ID>) {
        if view.id == id { return child.update(view.content) }
        id = view.id
        child.unmount()
        child = inside.makeNode(view.content)
        inside.container.setNeedsArranging()
    }

    override func collect(into elements: inout [Element]) {
        child.collect(into: &elements)
    }

    override func unmount() {
        super.unmount()
        child.unmount()
    }
}

extension IdentifiedNode: ScrollTargetNode {
    func scrollTarget(_ id: AnyHashable) -> Element? {
        (id.base as? ID) == self.id ? child.elements.first : nil
    }

    func scrollIdentity(among elements: [ObjectIdentifier: Int]) -> AnyHashable? {
        child.elements.contains { elements[ObjectIdentifier($0)] != nil } ? AnyHashable(id) : nil
    }
}
