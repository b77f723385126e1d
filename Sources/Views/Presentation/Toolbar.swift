internal import DOM

extension View {
    /// Puts controls above the view that belong to it as a whole.
    ///
    /// ```swift
    /// List(tasks) { TaskRow(task: $0) }
    ///     .toolbar {
    ///         ToolbarItem(placement: .primaryAction) {
    ///             Button("Add", systemImage: "plus") { isAdding = true }
    ///         }
    ///     }
    /// ```
    ///
    /// In a sheet what confirms or cancels stands below, where a dialog has its buttons.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        ToolbarView(content: self, bar: Toolbar(content: content()))
    }
}

/// The bar itself.
private struct Toolbar<Content: View>: View {
    let content: Content
}

extension Toolbar: PlainContainerView {
    func makeElement(at place: Place) -> Element { Element("div", class: "toolbar") }
}

/// A view with a toolbar: above it on a page, below it in a dialog.
private struct ToolbarView<Content: View, Bar: View>: View {
    let content: Content
    let bar: Bar
}

extension ToolbarView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ToolbarNode(self, at: place) }
}

private final class ToolbarNode<Content: View, Bar: View>: WrappingNode<ToolbarView<Content, Bar>, Content> {
    private let bar: ViewNode<Bar>
    private let isBelow: Bool

    init(_ view: ToolbarView<Content, Bar>, at place: Place) {
        bar = place.deeper.makeNode(view.bar)
        isBelow = place.dialog != nil
        super.init(view.content, at: place)
    }

    override func update(_ view: ToolbarView<Content, Bar>) {
        bar.update(view.bar)
        child.update(view.content)
    }

    override func collect(into elements: inout [Element]) {
        if !isBelow { bar.collect(into: &elements) }
        super.collect(into: &elements)
        if isBelow { bar.collect(into: &elements) }
    }

    override func unmount() {
        super.unmount()
        bar.unmount()
    }
}
