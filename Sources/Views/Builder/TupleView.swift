internal import DOM

/// Views one after another, as a builder lists them.
public struct TupleView<each Content: View>: View {
    let content: (repeat each Content)

    public init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }
}

extension TupleView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { TupleNode(self, at: place) }
}

private final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
    private var children: (repeat ViewNode<each Content>)?

    init(_ view: TupleView<repeat each Content>, at place: Place) {
        super.init(at: place)
        let inside = place.deeper
        children = (repeat inside.makeNode(each view.content))
    }

    override func update(_ view: TupleView<repeat each Content>) {
        guard let children else { return }
        repeat (each children).update(each view.content)
    }

    override func collect(into elements: inout [Element]) {
        guard let children else { return }
        for child in repeat each children { child.collect(into: &elements) }
    }

    override func unmount() {
        super.unmount()
        guard let children else { return }
        for child in repeat each children { child.unmount() }
    }
}
