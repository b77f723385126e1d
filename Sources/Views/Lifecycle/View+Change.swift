internal import DOM

extension View {
    /// Does something when a value has changed.
    ///
    /// ```swift
    /// TextField("Search", text: $query)
    ///     .onChange(of: query) { old, new in search(new) }
    /// ```
    ///
    /// - Parameters:
    ///   - value: what may change.
    ///   - initial: whether to do it also when the view comes onto the page.
    ///   - action: gets the value before and the present one.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, isInitial: initial, action: action)
    }

    /// Does something when a value has changed.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
    }
}

/// A view that tells when a value changes.
private struct ChangeView<Content: View, Value: Equatable>: View {
    let content: Content
    let value: Value
    let isInitial: Bool
    let action: @MainActor (Value, Value) -> Void
}

extension ChangeView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ChangeNode(self, at: place) }
}

private final class ChangeNode<Content: View, Value: Equatable>: WrappingNode<
    ChangeView<Content, Value>, Content
>
{
    private var view: ChangeView<Content, Value>

    init(_ view: ChangeView<Content, Value>, at place: Place) {
        self.view = view
        super.init(view.content, at: place)
        if view.isInitial { tell(view.value) }
    }

    override func update(_ view: ChangeView<Content, Value>) {
        let old = self.view.value
        self.view = view
        child.update(view.content)
        if old != view.value { tell(old) }
    }

    private func tell(_ old: Value) {
        let new = view.value
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            view.action(old, new)
        }
    }
}
