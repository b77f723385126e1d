public import Pinion

/// Whether a view is presented, in a sheet or above others, and the way to close that; since iOS 15 `dismiss`.
///
/// ```swift
/// @Environment(\.presentationMode) var presentationMode
///
/// var body: some View {
///     Button("Done") { presentationMode.wrappedValue.dismiss() }
/// }
/// ```
public struct PresentationMode: Sendable {
    /// Whether the view is presented.
    public fileprivate(set) var isPresented: Bool

    /// Closes what the view is presented in.
    public mutating func dismiss() {
        isPresented = false
    }
}

extension EnvironmentValues {
    /// Whether the view is presented, to read and to end.
    public var presentationMode: Binding<PresentationMode> {
        let dismiss = dismiss
        return Binding(
            get: { PresentationMode(isPresented: dismiss.isPresented) },
            set: { mode in if !mode.isPresented { dismiss() } })
    }

    /// Whether the view is presented, in a sheet or above others.
    public var isPresented: Bool { dismiss.isPresented }
}
