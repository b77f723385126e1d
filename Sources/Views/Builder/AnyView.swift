internal import DOM

/// A view whose type is forgotten.
///
/// When another type of view comes in its place, what the first one kept is gone.
public struct AnyView: View {
    let content: any View

    public init<Content: View>(_ content: Content) {
        self.content = (content as? AnyView)?.content ?? content
    }

    public init<Content: View>(erasing content: Content) {
        self.init(content)
    }
}

extension AnyView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<AnyView> { AnyViewNode(self, at: place) }
}

private final class AnyViewNode: ViewNode<AnyView> {
    private let inside: Place
    private var child: Node

    init(_ view: AnyView, at place: Place) {
        inside = place.deeper
        child = Self.make(view.content, inside)
        super.init(at: place)
    }

    override func update(_ view: AnyView) {
        if !Self.update(child, view.content) {
            child.unmount()
            child = Self.make(view.content, inside)
            inside.container.setNeedsArranging()
        }
    }

    override func collect(into elements: inout [Element]) {
        child.collect(into: &elements)
    }

    override func unmount() {
        super.unmount()
        child.unmount()
    }

    private static func make<Content: View>(_ content: Content, _ place: Place) -> Node {
        place.makeNode(content)
    }

    private static func update<Content: View>(_ node: Node, _ content: Content) -> Bool {
        guard let node = node as? ViewNode<Content> else { return false }
        node.update(content)
        return true
    }
}
