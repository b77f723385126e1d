/// A view that shows nothing.
public struct EmptyView: View {
    public init() {}
}

extension EmptyView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<EmptyView> { ViewNode(at: place) }
}
