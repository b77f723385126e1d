internal import DOM

/// The place of a view that puts nothing of its own on the page, but follows what the browser measures of the view inside.
@MainActor
class MeasuringNode<Wrapper: View, Content: View>: WrappingNode<Wrapper, Content> {
    /// What is measured.
    final let first: FirstElement

    override init(_ content: Content, at place: Place, inside: Place? = nil) {
        first = FirstElement(at: place)
        super.init(content, at: place, inside: inside)
    }

    override final func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        first.note(elements[start...].first, for: self)
    }

    override final func unmount() {
        super.unmount()
        first.close()
    }
}
