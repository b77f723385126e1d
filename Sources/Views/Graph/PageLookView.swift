/// A view that says what its page looks like.
struct PageLookView<Content: View>: View {
    let content: Content
    let look: PageLook?
}

extension PageLookView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { PageLookNode(self, at: place) }
}

private final class PageLookNode<Content: View>: WrappingNode<PageLookView<Content>, Content> {
    private weak var page: PageContainer?

    init(_ view: PageLookView<Content>, at place: Place) {
        page = place.graph.page
        super.init(view.content, at: place)
        page?.set(view.look, for: self)
    }

    override func update(_ view: PageLookView<Content>) {
        page?.set(view.look, for: self)
        child.update(view.content)
    }

    override func unmount() {
        page?.set(nil, for: self)
        super.unmount()
    }
}
