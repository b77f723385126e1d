public import Pinion

/// Begins to rename what a view shows.
@MainActor
public struct RenameAction {
    let action: @MainActor () -> Void

    /// Begins.
    public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// Begins to rename what the view shows; nil if nothing around it says how.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

/// A button that begins to rename what the view around it shows.
public struct RenameButton: View {
    @Environment(\.rename) private var rename

    public init() {}

    public var body: some View {
        Button("Rename") { rename?() }.disabled(rename == nil)
    }
}

extension View {
    /// Says what a ``RenameButton`` inside does.
    public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Says which field a ``RenameButton`` inside gives the focus.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}
