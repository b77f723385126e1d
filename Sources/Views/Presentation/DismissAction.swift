/// Closes the sheet or dialog that a view stands in.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
///
/// Button("Cancel") { dismiss() }
/// ```
///
/// On the page itself it does nothing.
@MainActor
public struct DismissAction {
    private weak var dialog: (any Dismissible)?

    init(_ dialog: (any Dismissible)?) {
        self.dialog = dialog
    }

    public func callAsFunction() {
        dialog?.dismiss()
    }
}

/// What can be closed from inside.
@MainActor
protocol Dismissible: AnyObject {
    func dismiss()
}

/// Two are the same if they close the same, so that nothing is evaluated again for another one.
extension DismissAction: @MainActor Equatable {
    public static func == (one: DismissAction, other: DismissAction) -> Bool { one.dialog === other.dialog }
}

private struct DismissKey: EnvironmentKey {
    static let defaultValue = DismissAction(nil)
}

extension EnvironmentValues {
    /// Closes the sheet or dialog that the view stands in.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
}
