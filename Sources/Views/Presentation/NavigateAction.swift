internal import DOM

/// Leads the browser to another page of this site.
///
/// ```swift
/// struct ReadOnButton: View {
///     @Environment(\.navigate) private var navigate
///
///     var body: some View { Button("Read on") { navigate("/articles/7") } }
/// }
/// ```
@MainActor
public struct NavigateAction {
    let graph: WeakGraph

    /// - Parameter path: the page's address, which begins with a slash.
    public func callAsFunction(_ path: String) {
        graph.graph?.leave(for: path, isAllowed: path.isLocalAddress)
    }
}

extension NavigateAction: @MainActor Equatable {
    public static func == (one: NavigateAction, other: NavigateAction) -> Bool {
        one.graph.graph === other.graph.graph
    }
}

extension EnvironmentValues {
    /// Leads the browser to another page of this site.
    public var navigate: NavigateAction { NavigateAction(graph: graph) }
}

extension ViewGraph {
    /// Leads the browser to an address, once everything is up to date.
    func leave(for address: String, isAllowed: Bool) {
        guard isAllowed else { return report("“\(address)” is not an address that can be gone to.") }
        afterUpdate { [weak self] in self?.document?.perform(.navigate(to: address)) }
    }
}

extension String {
    /// Whether this is an address on the same site: a path, a query or a part of the page. What a person has typed is
    /// never mistaken for a script, or for somebody else's site.
    package var isLocalAddress: Bool {
        let bytes = Array(utf8.prefix(2))
        guard !utf8.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "\\") }) else { return false }
        switch bytes.first {
        case UInt8(ascii: "/"): return bytes.count < 2 || bytes[1] != UInt8(ascii: "/")
        case UInt8(ascii: "?"), UInt8(ascii: "#"): return true
        default: return false
        }
    }
}
