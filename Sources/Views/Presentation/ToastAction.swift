/// Shows a short word at the page's edge, which goes by itself after five seconds.
///
/// ```swift
/// struct SaveButton: View {
///     let model: Model
///     @Environment(\.toast) private var toast
///
///     var body: some View {
///         Button("Save") {
///             model.save()
///             toast("Saved.")
///         }
///     }
/// }
/// ```
///
/// Screen readers say it when they are done with what they are saying. It stays while the pointer or the focus is on it,
/// can be dismissed, and takes the focus from nothing. Several are shown one after another. What has to be read or
/// answered is not for a toast: that is an alert.
@MainActor
public struct ToastAction {
    let graph: WeakGraph
    let clock: any Clock<Duration>

    /// - Parameter text: what there is to say; a few words.
    public func callAsFunction(_ text: some StringProtocol) {
        graph.graph?.toasts.show(String(text), clock: clock)
    }
}

/// The views of a page, for an action that may be kept longer.
struct WeakGraph {
    weak var graph: ViewGraph?
}

private struct ToastGraphKey: EnvironmentKey {
    static var defaultValue: WeakGraph { WeakGraph() }
}

extension EnvironmentValues {
    /// Shows a short word at the page's edge.
    public var toast: ToastAction { ToastAction(graph: toastGraph, clock: clock) }

    /// Where it is shown.
    var toastGraph: WeakGraph {
        get { self[ToastGraphKey.self] }
        set { self[ToastGraphKey.self] = newValue }
    }
}
