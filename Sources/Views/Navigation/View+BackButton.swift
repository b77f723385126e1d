extension View {
    /// Says that a view above another one has no button that leads back, since it has a way of its own. The browser's
    /// button still does.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        BackButtonView(content: self, isHidden: hidesBackButton)
    }
}

/// A view that says whether there is a button that leads back.
private struct BackButtonView<Content: View>: View {
    let content: Content
    let isHidden: Bool
}

extension BackButtonView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { BackButtonNode(self, at: place) }
}

private final class BackButtonNode<Content: View>: WrappingNode<BackButtonView<Content>, Content> {
    private weak var entry: NavigationEntry?

    init(_ view: BackButtonView<Content>, at place: Place) {
        let level = place.scope.current.navigation
        entry = level.flatMap { $0.model.entry(on: $0.number) }
        super.init(view.content, at: place)
        entry?.setBackHidden(view.isHidden, for: self)
    }

    override func update(_ view: BackButtonView<Content>) {
        entry?.setBackHidden(view.isHidden, for: self)
        child.update(view.content)
    }

    override func unmount() {
        entry?.setBackHidden(false, for: self)
        super.unmount()
    }
}
