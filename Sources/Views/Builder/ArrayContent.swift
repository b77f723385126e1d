internal import DOM

/// The views of a `for` loop in a builder.
///
/// Their places are told apart by their position; use ``ForEach`` where elements come, go and move.
public struct ArrayContent<Content: View>: View {
    let content: [Content]

    init(_ content: [Content]) {
        self.content = content
    }
}

extension ArrayContent: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ArrayNode(self, at: place) }
}

private final class ArrayNode<Content: View>: ViewNode<ArrayContent<Content>> {
    private let inside: Place
    private var children: [ViewNode<Content>] = []

    init(_ view: ArrayContent<Content>, at place: Place) {
        inside = place.deeper
        children = view.content.map { [inside] in inside.makeNode($0) }
        super.init(at: place)
    }

    override func update(_ view: ArrayContent<Content>) {
        for (child, content) in zip(children, view.content) { child.update(content) }
        guard children.count != view.content.count else { return }
        while children.count > view.content.count { children.removeLast().unmount() }
        for content in view.content[children.count...] { children.append(inside.makeNode(content)) }
        inside.container.setNeedsArranging()
    }

    override func collect(into elements: inout [Element]) {
        for child in children { child.collect(into: &elements) }
    }

    override func unmount() {
        super.unmount()
        for child in children { child.unmount() }
    }
}
