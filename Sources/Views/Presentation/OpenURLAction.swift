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
    private weak var graph: ViewGraph?

    init(_ graph: ViewGraph?) {
        self.graph = graph
    }

    /// - Parameter address: a path of this site, or an address that begins with `https:`, `http:`, `mailto:` or
    ///   `tel:`.
    public func callAsFunction(_ address: String) {
        graph?.leave(for: address, isAllowed: !address.isEmpty && WebAddress(address) != nil)
    }
}

extension OpenURLAction: @MainActor Equatable {
    public static func == (one: OpenURLAction, other: OpenURLAction) -> Bool { one.graph === other.graph }
}

private struct OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction(nil)
}

extension EnvironmentValues {
    /// Leads the browser to an address, of this site or of another.
    public internal(set) var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
