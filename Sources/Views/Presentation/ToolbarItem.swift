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
