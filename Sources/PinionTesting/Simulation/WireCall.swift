/// A request under way.
@MainActor
package final class WireCall {
    package private(set) var isOver = false
    private var onCancel: (() -> Void)?

    package init(onCancel: (() -> Void)? = nil) {
        self.onCancel = onCancel
    }

    /// Gives it up: nothing more is heard of it.
    package func cancel() {
        guard !isOver else { return }
        isOver = true
        onCancel?()
        onCancel = nil
    }

    /// Nothing more will become of it.
    func end() {
        isOver = true
        onCancel = nil
    }
}
