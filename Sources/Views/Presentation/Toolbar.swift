internal import DOM

extension View {
    /// Puts controls above the view that belong to it as a whole.
    ///
    /// ```swift
    /// List(tasks) { TaskRow(task: $0) }
    ///     .toolbar {
    ///         ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { isAdding = true } }
    ///     }
    /// ```
    ///
    /// In a sheet what confirms or cancels stands below, where a dialog has its buttons.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        ToolbarView(content: self, bar: Toolbar(content: content()))
    }
}

/// A control of a toolbar.
public struct ToolbarItem<Content: View>: View {
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var body: some View {
        Box("div", class: placement.side.map { "toolbar-item item-\($0)" } ?? "toolbar-item") { content }
    }
}

/// Several controls of a toolbar.
public typealias ToolbarItemGroup = ToolbarItem

/// Where a control stands in a toolbar: at the beginning, in the middle or at the end.
public enum ToolbarItemPlacement: Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction
    case topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing, bottomBar, keyboard

    var side: String? {
        switch self {
        case .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading: "leading"
        case .principal, .status: "center"
        default: nil
        }
    }
}

/// The bar itself.
private struct Toolbar<Content: View>: View {
    let content: Content
}

extension Toolbar: ContainerView {
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
