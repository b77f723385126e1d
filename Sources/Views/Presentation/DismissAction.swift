/// Closes the sheet or dialog that a view stands in; in a ``NavigationStack``, goes back to what lies below the view.
///
/// ```swift
/// struct CancelButton: View {
///     @Environment(\.dismiss) private var dismiss
///
///     var body: some View { Button("Cancel") { dismiss() } }
/// }
/// ```
///
/// No effect on the page itself, and if what it closes is gone already.
@MainActor
public struct DismissAction {
    private weak var frame: (any Dismissible)?

    init(_ frame: (any Dismissible)?) {
        self.frame = frame
    }

    /// Whether there is something that it closes.
    package var isPresented: Bool { frame != nil }

    public func callAsFunction() {
        frame?.dismiss()
    }
}

/// A presentation that can be closed from inside.
@MainActor
protocol Dismissible: AnyObject {
    func dismiss()
}

/// Two are the same if they close the same, so that nothing is evaluated again for another one.
extension DismissAction: @MainActor Equatable {
    public static func == (one: DismissAction, other: DismissAction) -> Bool { one.frame === other.frame }
}

private struct DismissKey: EnvironmentKey {
    static let defaultValue = DismissAction(nil)
}

extension EnvironmentValues {
    /// Closes the sheet or dialog that the view stands in; in a ``NavigationStack``, goes back to what lies below.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
}
