internal import Localization

/// A row that can be deleted or moved.
public struct EditedRow<Content: View>: View {
    let content: Content
    let actions: Actions?

    struct Actions {
        var delete: (@MainActor () -> Void)?
        var moveUp: (@MainActor () -> Void)?
        var moveDown: (@MainActor () -> Void)?
    }

    @State private var permissions = RowPermissions()
    @Environment(\.showsRowActions) private var isShown

    init(content: Content, actions: Actions?) {
        self.content = content
        self.actions = actions
    }

    public var body: some View {
        if let actions {
            RowWithActions(content: content.environment(\.rowPermissions, permissions)) {
                if isShown, permissions.canMove {
                    if let moveUp = actions.moveUp { button("Move up", "arrow.up", moveUp) }
                    if let moveDown = actions.moveDown { button("Move down", "arrow.down", moveDown) }
                }
                if isShown, permissions.canDelete, let delete = actions.delete {
                    button("Delete", "trash", delete)
                }
            }
        } else {
            content
        }
    }

    private func button(
        _ title: LocalizedStringKey, _ symbol: String, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action) { Label(own: title, systemImage: symbol) }
            .labelStyle(.iconOnly).buttonStyle(.plain).help(OwnWords.text(title.plain))
    }
}
