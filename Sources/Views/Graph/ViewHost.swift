package import DOM

/// A page that shows a view.
@MainActor
package final class ViewHost<Content: View>: PageContent {
    private let path: String
    private let query: String
    private let environment: EnvironmentValues
    private let content: () throws -> Content
    private let onReport: (String) -> Void
    private let keeper: (any SceneKeeper)?
    private var graph: ViewGraph?

    /// Makes one that is not open yet.
    ///
    /// - Parameters:
    ///   - path: the page's address, for messages.
    ///   - query: what stands behind the "?" of its address.
    ///   - environment: what the views find in their environment.
    ///   - onReport: called with what is wrong in the program, for its author.
    ///   - keeper: keeps what the views store for the page; nobody does if there is none.
    package init(
        path: String, query: String = "", environment: EnvironmentValues = EnvironmentValues(),
        onReport: @escaping (String) -> Void = { _ in }, keeper: (any SceneKeeper)? = nil,
        @ViewBuilder content: @escaping () throws -> Content
    ) {
        self.path = path
        self.query = query
        self.environment = environment
        self.onReport = onReport
        self.keeper = keeper
        self.content = content
    }

    isolated deinit {
        graph?.unmount()
    }

    /// - Throws: why a view could not be shown, ``MissingObject`` for example.
    package func open(token: String) throws -> Document {
        let graph = ViewGraph(
            try content(), path: path, query: query, environment: environment, onReport: onReport,
            keeper: keeper)
        self.graph = graph
        if let failure = graph.failure { throw failure }
        let document = Document(root: graph.page.element, title: graph.page.title, token: token)
        graph.show(in: document)
        return document
    }

    package func add(overlay: Element) {
        graph?.page.add(overlay)
    }
}
