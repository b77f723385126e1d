internal import DOM

extension View {
    /// Keeps the Enter key of the fields inside from views around: their `onSubmit(of:_:)` does not hear of it.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        SubmitScopeView(content: self, isBlocking: isBlocking)
    }
}

/// A view whose fields submit nothing outside.
private struct SubmitScopeView<Content: View>: View {
    let content: Content
    let isBlocking: Bool
}

extension SubmitScopeView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { SubmitScopeNode(self, at: place) }
}

private final class SubmitScopeNode<Content: View>: WrappingNode<SubmitScopeView<Content>, Content> {
    /// Kept here: the fields and the page do not.
    private let submission: Submission?

    init(_ view: SubmitScopeView<Content>, at place: Place) {
        var inside = place
        if view.isBlocking {
            inside.submission = nil
            // One of its own that does nothing: in a form that all fields share, Enter presses the same button.
            inside.submission = Submission(at: inside)
        }
        submission = view.isBlocking ? inside.submission : nil
        super.init(view.content, at: inside)
    }

    override func update(_ view: SubmitScopeView<Content>) { child.update(view.content) }

    override func unmount() {
        super.unmount()
        submission?.end()
    }
}
