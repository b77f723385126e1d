internal import DOM

/// The columns of a split view, for what is in one of them: where links lead, and which column is seen where there is room for
/// one alone.
@MainActor
final class SplitStep: Reading {
    /// Has the next column be seen, where there is room for one alone.
    var advance: () -> Void = {}
    /// How wide the column is to be, as the style sheet has it; nil for as wide as others are.
    private(set) var width: String?

    func readWidth() -> String? {
        noteRead()
        return width
    }

    func setWidth(_ width: String?) {
        guard width != self.width else { return }
        self.width = width
        noteChange()
    }
}

private struct SplitStepKey: EnvironmentKey {
    static var defaultValue: SplitStep? { nil }
}

extension EnvironmentValues {
    /// The column of a split view that the view is in, if it is in one.
    var splitStep: SplitStep? {
        get { self[SplitStepKey.self] }
        set { self[SplitStepKey.self] = newValue }
    }
}

/// A view that says how wide its column is.
struct ColumnWidthView<Content: View>: View {
    let content: Content
    let width: String
}

extension ColumnWidthView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ColumnWidthNode(self, at: place) }
}

private final class ColumnWidthNode<Content: View>: WrappingNode<ColumnWidthView<Content>, Content> {
    private weak var step: SplitStep?

    init(_ view: ColumnWidthView<Content>, at place: Place) {
        step = place.scope.current.splitStep
        super.init(view.content, at: place)
        step?.setWidth(view.width)
    }

    override func update(_ view: ColumnWidthView<Content>) {
        step?.setWidth(view.width)
        child.update(view.content)
    }
}
