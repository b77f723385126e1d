internal import DOM

/// Leads the browser to an address, of this site or of another.
///
/// ```swift
/// struct SwiftButton: View {
///     @Environment(\.openURL) private var openURL
///
///     var body: some View { Button("Swift") { openURL("https://swift.org") } }
/// }
/// ```
@MainActor
public struct OpenURLAction {
    let graph: WeakGraph

    /// - Parameter address: a path of this site, or an address that begins with `https:`, `http:`, `mailto:` or
    ///   `tel:`.
    public func callAsFunction(_ address: String) {
        graph.graph?.leave(for: address, isAllowed: !address.isEmpty && WebAddress(address) != nil)
    }
}

extension OpenURLAction: @MainActor Equatable {
    public static func == (one: OpenURLAction, other: OpenURLAction) -> Bool {
        one.graph.graph === other.graph.graph
    }
}

extension EnvironmentValues {
    /// Leads the browser to an address, of this site or of another.
    public var openURL: OpenURLAction { OpenURLAction(graph: graph) }
}
