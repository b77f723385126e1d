/// A row that can be deleted or moved.
public struct EditedRow<Content: View>: View {
    let content: Content
    let actions: Actions?

    struct Actions {
        var delete: (@MainActor () -> Void)?
        var moveUp: (@MainActor () -> Void)?
        var moveDown: (@MainActor () -> Void)?
    }

    public var body: some View {
        if let actions {
            RowWithActions(content: content) {
                if let moveUp = actions.moveUp { button("Move up", "arrow.up", moveUp) }
                if let moveDown = actions.moveDown { button("Move down", "arrow.down", moveDown) }
                if let delete = actions.delete { button("Delete", "trash", delete) }
            }
        } else {
            content
        }
    }

    private func button(_ title: String, _ symbol: String, _ action: @escaping @MainActor () -> Void)
        -> some View
    {
        Button(action: action) { Label(title, systemImage: symbol) }
            .labelStyle(.iconOnly).buttonStyle(.plain).help(title)
    }
}
