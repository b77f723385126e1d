public import Reactive

/// Whether the rows of a list are being edited.
public enum EditMode: Hashable, Sendable {
    /// They are read.
    case inactive
    /// A part of them is edited for a moment.
    case transient
    /// They are edited.
    case active

    /// Whether they are.
    public var isEditing: Bool { self != .inactive }
}

/// A button that begins to edit the rows of a list, and ends it.
///
/// Where there is one on the screens of a ``NavigationStack``, rows show what moves and deletes them only while they are edited;
/// where there is none, always.
public struct EditButton: View {
    @Environment(\.editMode) private var mode
    @Environment(\.navigation) private var level

    public init() {}

    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button {
            mode?.wrappedValue = isEditing ? .inactive : .active
        } label: {
            isEditing ? Text(own: "Done") : Text(own: "Edit")
        }
        .name("edit")
        .disabled(mode == nil)
        .onAppear { level?.model.editing.buttons += 1 }
        .onDisappear { level?.model.editing.buttons -= 1 }
    }
}

/// The edit mode of a navigation stack.
@MainActor
final class StackEditing: Reading {
    /// How many buttons for it there are.
    var buttons = 0 {
        didSet {
            if (buttons > 0) != (oldValue > 0) { noteChange() }
        }
    }
    private var mode = EditMode.inactive

    /// Whether rows show what edits them.
    var showsActions: Bool {
        noteRead()
        return buttons == 0 || mode.isEditing
    }

    var binding: Binding<EditMode> {
        Binding {
            self.noteRead()
            return self.mode
        } set: { mode in
            guard mode != self.mode else { return }
            self.mode = mode
            self.noteChange()
        }
    }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether the rows around are being edited, to read and to change: what a view around has set, or that of the
    /// ``NavigationStack``. Nil outside of one.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? navigation?.model.editing.binding }
        set { self[EditModeKey.self] = newValue }
    }

    /// Whether rows show what moves and deletes them.
    var showsRowActions: Bool {
        if let given = self[EditModeKey.self] { return given.wrappedValue.isEditing }
        return navigation?.model.editing.showsActions ?? true
    }
}
