package import DOM

/// The place of a view that puts nothing of its own on the page, but does something for the view inside.
@MainActor
package class WrappingNode<Wrapper: View, Content: View>: ViewNode<Wrapper> {
    /// The place of the view inside.
    package final let child: ViewNode<Content>

    /// - Parameter inside: what holds for the view inside; what holds for this one, unless told otherwise.
    package init(_ content: Content, at place: Place, inside: Place? = nil) {
        child = (inside ?? place.deeper).makeNode(content)
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
