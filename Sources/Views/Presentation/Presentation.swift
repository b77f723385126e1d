internal import DOM

/// A view beside which something is shown in a dialog, as long as it is wanted.
@usableFromInline
struct Presentation<Content: View, Inside: View>: View {
    @usableFromInline let content: Content
    @usableFromInline let dialog: PresentedDialog<Inside>

    @inlinable
    init(content: Content, dialog: PresentedDialog<Inside>) {
        self.content = content
        self.dialog = dialog
    }
}

/// The dialog that is shown beside a view.
@usableFromInline
struct PresentedDialog<Inside: View> {
    @usableFromInline let kind: DialogFrame.Kind
    @usableFromInline let title: String?
    @usableFromInline let isTitleHidden: Bool
    /// The content; nil if the dialog is closed. It is asked again when what it reads changes.
    @usableFromInline let inside: @MainActor () -> Inside?
    /// Says that the person wants the dialog closed.
    @usableFromInline let close: @MainActor () -> Void
    /// Called when it is closed.
    @usableFromInline let onDismiss: (@MainActor () -> Void)?

    @inlinable
    init(
        kind: DialogFrame.Kind, title: String? = nil, isTitleHidden: Bool = false,
        inside: @escaping @MainActor () -> Inside?, close: @escaping @MainActor () -> Void,
        onDismiss: (@MainActor () -> Void)? = nil
    ) {
        self.kind = kind
        self.title = title
        self.isTitleHidden = isTitleHidden
        self.inside = inside
        self.close = close
        self.onDismiss = onDismiss
    }
}

extension Presentation: PrimitiveView {
    @usableFromInline var body: Never { primitiveHasNoBody(Self.self) }

    package func makeNode(at place: Place) -> ViewNode<Self> { PresentationNode(self, at: place) }
}

private final class PresentationNode<Content: View, Inside: View>: WrappingNode<
    Presentation<Content, Inside>, Content
>, Dismissible
{
    @exclusivity(unchecked) private var dialog: PresentedDialog<Inside>
    private let place: Place
    private var frame: DialogFrame?
    private var inside: ViewNode<Inside>?

    init(_ view: Presentation<Content, Inside>, at place: Place) {
        dialog = view.dialog
        self.place = place.deeper
        super.init(view.content, at: place)
        evaluate()
    }

    override func update(_ view: Presentation<Content, Inside>) {
        dialog = view.dialog
        child.update(view.content)
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        if let wanted = track({ dialog.inside() }) {
            guard let frame, let inside else { return show(wanted) }
            describe(frame)
            inside.update(wanted)
        } else if frame != nil {
            hide()
            if let onDismiss = dialog.onDismiss { graph.afterUpdate(onDismiss) }
        }
    }

    func dismiss() {
        dialog.close()
    }

    override func unmount() {
        super.unmount()
        hide()
    }

    private func describe(_ frame: DialogFrame) {
        frame.title = dialog.title
        frame.isTitleHidden = dialog.isTitleHidden
    }

    private func show(_ view: Inside) {
        let frame = DialogFrame(dialog.kind, in: graph)
        let action = DismissAction(self)
        frame.onDismiss = { action() }
        describe(frame)
        var place = place
        place.container = frame.container
        place.dialog = frame
        place.screen = nil
        place.scope = EnvironmentScope(in: place.scope) {
            $0.dismiss = action
            $0.navigation = nil
        }
        place.isInline = false
        place.beside = nil
        place.isInForm = true
        place.isInList = false
        place.headingLevel = 3
        place.tabs = nil
        place.submission = nil
        let node = place.makeNode(view)
        frame.container.graph = graph
        frame.container.content = node
        frame.container.arrange()
        graph.page.add(frame.dialog)
        self.frame = frame
        inside = node
    }

    private func hide() {
        guard let frame else { return }
        self.frame = nil
        frame.container.content = nil
        inside?.unmount()
        inside = nil
        graph.page.remove(frame.dialog)
    }
}
