internal import DOM
package import Live
internal import Pinion
internal import Views
internal import VirtualTime

/// What is served over a simulated network.
@MainActor
package struct SimulatedSite {
    /// Returns what a server begins with that was just started.
    let start: () -> Sessions
    /// Opens a page at an address, with what was stored on it before.
    let open: (_ address: String, _ scene: String?, _ session: Session) throws -> OpenPage
    /// Finds who has a cookie that the server does not remember; there is none where there are no people.
    private(set) var findUser: ((SessionID) async throws -> SignedInUser?)?

    package init(
        start: @escaping () -> Sessions = { Sessions() },
        open: @escaping (_ address: String, _ scene: String?, _ session: Session) throws -> OpenPage
    ) {
        self.start = start
        self.open = open
    }
}

extension SimulatedSite {
    /// The pages of an app.
    init(_ app: TestApp) {
        self.init {
            app.restart()
            return app.site.sessions
        } open: { address, scene, session in
            let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
            return try app.site.open(
                path: parts[0], query: parts.count > 1 ? parts[1] : "", scene: scene, in: session)
        }
        findUser = { try await app.user(of: $0) }
    }

    /// One page that shows a view.
    init<Content: View>(_ clock: VirtualClock, _ content: @escaping () -> Content) {
        var sessions = Sessions()
        var environment = EnvironmentValues()
        environment.clock = clock
        let shelf = RememberedScene.Shelf()
        self.init {
            sessions = Sessions()
            return sessions
        } open: { address, scene, session in
            let host = ViewHost(
                path: address, environment: environment, keeper: RememberedScene(scene, on: shelf),
                content: content)
            let id = PageID.random()
            return sessions.open(
                id, path: address, document: try host.open(token: id.text), controller: host, in: session)
        }
    }
}
