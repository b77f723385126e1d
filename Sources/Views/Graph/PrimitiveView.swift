/// A view that is not made of other views but knows its node itself.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {
    /// Makes the node that keeps the view's place.
    func makeNode(at place: Place) -> ViewNode<Self>
}

extension PrimitiveView {
    public var body: Never { primitiveHasNoBody(Self.self) }
}
