internal import DOM

extension View {
    /// Does something when the view has come onto the page.
    @preconcurrency
    public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        AppearanceView(content: self, onAppear: action, onDisappear: nil)
    }

    /// Does something when the view is gone from the page, or the page itself is.
    @preconcurrency
    public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        AppearanceView(content: self, onAppear: nil, onDisappear: action)
    }
}

/// A view that tells when it comes and goes.
private struct AppearanceView<Content: View>: View {
    let content: Content
    let onAppear: (@MainActor () -> Void)?
    let onDisappear: (@MainActor () -> Void)?
}

extension AppearanceView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { AppearanceNode(self, at: place) }
}

private final class AppearanceNode<Content: View>: WrappingNode<AppearanceView<Content>, Content> {
    private var view: AppearanceView<Content>
    private var hasAppeared = false

    init(_ view: AppearanceView<Content>, at place: Place) {
        self.view = view
        super.init(view.content, at: place)
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            hasAppeared = true
            self.view.onAppear?()
        }
    }

    override func update(_ view: AppearanceView<Content>) {
        self.view = view
        child.update(view.content)
    }

    override func unmount() {
        super.unmount()
        if hasAppeared, let onDisappear = view.onDisappear { graph.afterUpdate(onDisappear) }
    }
}
