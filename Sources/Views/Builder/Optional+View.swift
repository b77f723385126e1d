internal import DOM

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package func makeNode(at place: Place) -> ViewNode<Self> { OptionalNode(self, at: place) }
}

/// A view that is there or not, for a node that need not look up its type.
private protocol OptionalView: View {
    associatedtype Inside: View

    /// Makes a node of the view, if it is there.
    func makeInside(at place: Place) -> ViewNode<Inside>?

    /// Updates the node of the view, if both are there or neither is; otherwise returns false.
    func update(_ node: ViewNode<Inside>?) -> Bool
}

extension Optional: OptionalView where Wrapped: View {
    fileprivate func makeInside(at place: Place) -> ViewNode<Wrapped>? {
        if let self { place.makeNode(self) } else { nil }
    }

    fileprivate func update(_ node: ViewNode<Wrapped>?) -> Bool {
        guard let self, let node else { return self == nil && node == nil }
        node.update(self)
        return true
    }
}

private final class OptionalNode<View: OptionalView>: ViewNode<View> {
    private let inside: Place
    private var child: ViewNode<View.Inside>?

    init(_ view: View, at place: Place) {
        inside = place.deeper
        child = view.makeInside(at: inside)
        super.init(at: place)
    }

    override func update(_ view: View) {
        if view.update(child) { return }
        child?.unmount()
        child = view.makeInside(at: inside)
        inside.container.setNeedsArranging()
    }

    override func collect(into elements: inout [Element]) {
        child?.collect(into: &elements)
    }

    override func unmount() {
        super.unmount()
        child?.unmount()
    }
}
