internal import DOM

extension View {
    /// Ties the focus of the field inside to a value: it is true while the field has the focus, and making it true
    /// moves the focus there.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        FocusedView(content: self, location: condition.location, value: true)
    }

    /// Ties the focus of the field inside to one of several values.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        FocusedView(content: self, location: binding.location, value: value)
    }

    /// Gives the focus to a field when the view has come onto the page.
    public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}

/// A view with a field whose focus is followed.
private struct FocusedView<Content: View, Value: Hashable>: View {
    let content: Content
    let location: FocusLocation<Value>
    let value: Value
}

extension FocusedView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { FocusedNode(self, at: place) }
}

private final class FocusedNode<Content: View, Value: Hashable>: WrappingNode<
    FocusedView<Content, Value>, Content
>
{
    private var view: FocusedView<Content, Value>
    private weak var control: FormControl?

    init(_ view: FocusedView<Content, Value>, at place: Place) {
        self.view = view
        super.init(view.content, at: place)
        evaluate()
    }

    override func update(_ view: FocusedView<Content, Value>) {
        self.view = view
        child.update(view.content)
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        let isWanted = track { view.location.read() } == view.value
        if !isWanted, !view.location.takeLeave(of: view.value) { return }
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            if isWanted { focus() } else { blur() }
        }
    }

    override func unmount() {
        super.unmount()
        // A field that goes takes the focus with it.
        _ = view.location.takeLeave(of: view.value)
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        let control = elements[start...].lazy.compactMap(\.control).first
        guard let control, control !== self.control else { return }
        self.control = control
        control.followFocus { [weak self] hasFocus in
            guard let self, isMounted else { return }
            view.location.note(hasFocus, at: view.value)
        }
    }

    /// Asks the browser to take the focus from this field. By then the person may type in another one, which keeps it.
    private func blur() {
        guard let field = control?.renderedName ?? control?.name else { return }
        graph.document?.perform(.blur(field: field))
    }

    /// Asks the browser, if the focus is where the program wants it and not the person.
    private func focus() {
        guard let document = graph.document, let name = control?.name,
            view.location.takeRequest(for: view.value)
        else { return }
        // Names are given when somebody asks for one.
        _ = document.control(named: name)
        document.perform(.focus(field: control?.renderedName ?? name))
    }
}
