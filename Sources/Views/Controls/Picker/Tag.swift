internal import DOM

extension View {
    /// Says what is selected if somebody chooses this view, in a ``Picker`` for example.
    public func tag<Value: Hashable>(_ tag: Value) -> some View {
        Tagged(content: self, tag: tag)
    }
}

/// A view with a tag.
package struct Tagged<Content: View>: View {
    let content: Content
    let tag: AnyHashable

    init(content: Content, tag: some Hashable) {
        self.content = content
        self.tag = AnyHashable(tag)
    }
}

/// A view whose tag can be read.
@MainActor @preconcurrency
protocol TaggedView {
    var tag: AnyHashable { get }
}

extension Tagged: TaggedView {}

extension Tagged: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { TagNode(self, at: place) }
}

private final class TagNode<Content: View>: ViewNode<Tagged<Content>> {
    private let container: Container
    private let child: ViewNode<Content>
    private var tag: AnyHashable

    init(_ view: Tagged<Content>, at place: Place) {
        container = place.container
        tag = view.tag
        child = place.deeper.makeNode(view.content)
        super.init(at: place)
    }

    override func update(_ view: Tagged<Content>) {
        child.update(view.content)
        guard tag != view.tag else { return }
        tag = view.tag
        container.setNeedsArranging()
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        if container.wantsTags { container.note(tag, on: elements[start...]) }
    }

    override func unmount() {
        super.unmount()
        child.unmount()
    }
}
