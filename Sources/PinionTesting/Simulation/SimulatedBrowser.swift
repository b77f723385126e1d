/// A browser on a ``SimulatedNetwork``; what is open in it are ``SimulatedTab``s, which share one stream.
@MainActor
public final class SimulatedBrowser {
    private let wire: any Wire
    private let hub: Hub
    private let load: (String) async throws -> (FreshPage, address: String)
    /// What has been opened in it.
    public private(set) var tabs: [SimulatedTab] = []

    /// - Parameter load: loads a page, wherever it leads.
    package init(
        _ wire: any Wire, load: @escaping (String) async throws -> (FreshPage, address: String)
    ) {
        self.wire = wire
        self.load = load
        hub = Hub(wire)
    }

    /// Loads a page in a tab of its own: at once, whatever the network does.
    ///
    /// - Parameter address: a path, with a "?" and a query or without.
    /// - Throws: ``TestFailure`` if there is no such page.
    public func open(_ address: String) async throws -> SimulatedTab {
        let (page, address) = try await load(address)
        let tab = SimulatedTab(page, at: address, wire, hub)
        tabs.append(tab)
        return tab
    }
}
