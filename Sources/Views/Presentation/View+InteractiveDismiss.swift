internal import DOM

extension View {
    /// Says whether the sheet that the view is in closes only when the program wants it: it has no button for it then, and
    /// the Escape key leaves it open.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        DismissGuard(content: self, isDisabled: isDisabled)
    }
}

/// A view that says whether its sheet stays open.
private struct DismissGuard<Content: View>: View {
    let content: Content
    let isDisabled: Bool
}

extension DismissGuard: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { DismissGuardNode(self, at: place) }
}

private final class DismissGuardNode<Content: View>: WrappingNode<DismissGuard<Content>, Content> {
    private weak var frame: DialogFrame?
    private let dismiss: (() -> Void)?

    init(_ view: DismissGuard<Content>, at place: Place) {
        frame = place.dialog
        dismiss = place.dialog?.onDismiss
        super.init(view.content, at: place)
        set(view.isDisabled)
    }

    override func update(_ view: DismissGuard<Content>) {
        set(view.isDisabled)
        child.update(view.content)
    }

    private func set(_ isDisabled: Bool) {
        frame?.closeButton.isHidden = isDisabled
        frame?.onDismiss = isDisabled ? {} : dismiss ?? {}
    }

    override func unmount() {
        set(false)
        super.unmount()
    }
}
