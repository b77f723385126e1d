package import DOM

/// The place of a view that puts nothing of its own on the page, but does something for the view inside.
@MainActor
package class WrappingNode<Wrapper: View, Content: View>: ViewNode<Wrapper> {
    /// The place of the view inside.
    package final let child: ViewNode<Content>

    package init(_ content: Content, at place: Place) {
        child = place.deeper.makeNode(content)
        super.init(at: place)
    }

    package override func collect(into elements: inout [Element]) {
        child.collect(into: &elements)
    }

    package override func unmount() {
        super.unmount()
        child.unmount()
    }
}
