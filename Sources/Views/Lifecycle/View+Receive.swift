internal import DOM
public import Reactive

extension View {
    /// Does something with each value that a publisher sends while the view is on the page.
    ///
    /// Where the view is made again with another publisher, that one is subscribed to in place of the first.
    ///
    /// ```swift
    /// List(articles) { ArticleRow($0) }
    ///     .onReceive(library.$articles) { articles = $0 }
    /// ```
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        ReceivingView(content: self, publisher: publisher, action: action)
    }
}

/// A view that listens to a publisher.
private struct ReceivingView<Content: View, P: Publisher>: View where P.Failure == Never {
    let content: Content
    let publisher: P
    let action: @MainActor (P.Output) -> Void
}

extension ReceivingView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ReceivingNode(self, at: place) }
}

private final class ReceivingNode<Content: View, P: Publisher>: WrappingNode<
    ReceivingView<Content, P>, Content
>
where P.Failure == Never {
    private var view: ReceivingView<Content, P>
    private var subscription: AnyCancellable?

    init(_ view: ReceivingView<Content, P>, at place: Place) {
        self.view = view
        super.init(view.content, at: place)
        subscribeAfterUpdate()
    }

    override func update(_ view: ReceivingView<Content, P>) {
        let isAnother = !isSame(self.view.publisher, view.publisher)
        self.view = view
        child.update(view.content)
        if isAnother { subscribeAfterUpdate() }
    }

    /// A publisher may send as soon as it is subscribed to, and what it sends may change what is being evaluated.
    private func subscribeAfterUpdate() {
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            subscription = view.publisher.sink { [weak self] value in self?.view.action(value) }
        }
    }

    override func unmount() {
        super.unmount()
        subscription = nil
    }
}
