internal import DOM

/// What can be done with a row, as the views in it say.
@MainActor
final class RowPermissions: Reading {
    private var noDelete: Set<ObjectIdentifier> = []
    private var noMove: Set<ObjectIdentifier> = []

    var canDelete: Bool {
        noteRead()
        return noDelete.isEmpty
    }

    var canMove: Bool {
        noteRead()
        return noMove.isEmpty
    }

    /// Takes note of what a view in the row wants not to be done; nil leaves it as others have it.
    func set(_ owner: Node, deleteDisabled: Bool?, moveDisabled: Bool?) {
        let id = ObjectIdentifier(owner)
        let before = (noDelete, noMove)
        if let deleteDisabled { if deleteDisabled { noDelete.insert(id) } else { noDelete.remove(id) } }
        if let moveDisabled { if moveDisabled { noMove.insert(id) } else { noMove.remove(id) } }
        if before != (noDelete, noMove) { noteChange() }
    }
}

private struct RowPermissionsKey: EnvironmentKey {
    static var defaultValue: RowPermissions? { nil }
}

extension EnvironmentValues {
    var rowPermissions: RowPermissions? {
        get { self[RowPermissionsKey.self] }
        set { self[RowPermissionsKey.self] = newValue }
    }
}

extension View {
    /// Says whether the row that the view is in has no button that deletes it.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        PermissionView(content: self, deleteDisabled: isDisabled, moveDisabled: nil)
    }

    /// Says whether the row that the view is in has no buttons that move it.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        PermissionView(content: self, deleteDisabled: nil, moveDisabled: isDisabled)
    }
}

/// A view that says what cannot be done with its row.
private struct PermissionView<Content: View>: View {
    let content: Content
    let deleteDisabled: Bool?
    let moveDisabled: Bool?
}

extension PermissionView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { PermissionNode(self, at: place) }
}

private final class PermissionNode<Content: View>: WrappingNode<PermissionView<Content>, Content> {
    private let permissions: RowPermissions?

    init(_ view: PermissionView<Content>, at place: Place) {
        permissions = place.scope.current.rowPermissions
        super.init(view.content, at: place)
        permissions?.set(self, deleteDisabled: view.deleteDisabled, moveDisabled: view.moveDisabled)
    }

    override func update(_ view: PermissionView<Content>) {
        permissions?.set(self, deleteDisabled: view.deleteDisabled, moveDisabled: view.moveDisabled)
        child.update(view.content)
    }

    override func unmount() {
        permissions?.set(self, deleteDisabled: false, moveDisabled: false)
        super.unmount()
    }
}
