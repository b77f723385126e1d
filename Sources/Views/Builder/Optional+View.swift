internal import DOM

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package func makeNode(at place: Place) -> ViewNode<Self> { OptionalNode(self, at: place) }
}

private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
    private let inside: Place
    private var child: ViewNode<Wrapped>?

    init(_ view: Wrapped?, at place: Place) {
        inside = place.deeper
        if let view { child = inside.makeNode(view) }
        super.init(at: place)
    }

    override func update(_ view: Wrapped?) {
        if let view, let child {
            child.update(view)
        } else if view != nil || child != nil {
            child?.unmount()
            child = if let view { inside.makeNode(view) } else { nil }
            inside.container.setNeedsArranging()
        }
    }

    override func collect(into elements: inout [Element]) {
        child?.collect(into: &elements)
    }

    override func unmount() {
        super.unmount()
        child?.unmount()
    }
}
