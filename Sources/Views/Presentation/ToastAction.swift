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
    public func callAsFunction(_ text: LocalizedStringKey) {
        graph.graph?.toasts.show(text.text, clock: clock)
    }

    /// The same with a text that is not looked up.
    @_disfavoredOverload
    public func callAsFunction(_ text: some StringProtocol) {
        graph.graph?.toasts.show(String(text), clock: clock)
    }
}

extension EnvironmentValues {
    /// Shows a short word at the page's edge.
    public var toast: ToastAction { ToastAction(graph: graph, clock: clock) }
}
