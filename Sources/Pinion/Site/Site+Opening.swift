internal import Accounts
internal import DOM
package import Live
internal import Server
internal import Views

extension Site {
    /// Opens a page for a request and goes on with it; answers the request itself if there is nothing to go on with.
    ///
    /// - Parameter scene: what the browser has kept of what was stored on the page before, if anything.
    func withFreshPage(
        _ exchange: Exchange, _ cookie: SessionID?, _ route: Route, _ scene: String?,
        _ body: @escaping (OpenPage) -> Void
    ) {
        guard let cookie else {
            return open(exchange, route, scene, in: sessions.makeSession(), isNew: true, body)
        }
        if let session = sessions.session(cookie) {
            return open(exchange, route, scene, in: session, isNew: false, body)
        }
        guard !sessions.isReplaced(cookie) else { return failReplaced(exchange) }
        Task {
            do {
                let user = try await accounts.user(forSession: cookie.text)
                    .map { SignedInUser(id: $0.id.rawValue, name: $0.name) }
                if let session = sessions.session(cookie) {
                    open(exchange, route, scene, in: session, isNew: false, body)
                } else if let user {
                    open(
                        exchange, route, scene, in: sessions.makeSession(id: cookie, user: user), isNew: true,
                        body)
                } else {
                    open(exchange, route, scene, in: sessions.makeSession(), isNew: true, body)
                }
            } catch {
                log("cannot look up a session: \(error)")
                fail(exchange, .serviceUnavailable, "The database does not answer; try again.")
            }
        }
    }

    private func open(
        _ exchange: Exchange, _ route: Route, _ scene: String?, in session: Session, isNew: Bool,
        _ body: (OpenPage) -> Void
    ) {
        if isNew { session.isNew = true }
        do {
            body(try open(route, query: exchange.request.query, scene: scene, in: session))
        } catch let redirect as Redirect {
            sessions.dropIfEmpty(session)
            answer(exchange, .redirect(to: redirect.path))
        } catch is NoSuchPage {
            sessions.dropIfEmpty(session)
            failNotFound(exchange)
        } catch {
            sessions.dropIfEmpty(session)
            log("\(route.path): \(error)")
            failToOpen(exchange)
        }
    }

    /// Opens a page in a session.
    ///
    /// - Throws: ``Redirect``, ``NoSuchPage``, or what the page's content throws.
    private func open(
        _ route: Route, query: String, scene: String?, in session: Session
    ) throws -> OpenPage {
        let visit = visit(
            path: route.path, query: query, values: route.values, user: session.user, scene: scene)
        let content = try route.page.open(visit)
        let id = PageID.random()
        let document = try content.open(token: id.text)
        if document.title.isEmpty { document.title = name }
        if let destination = document.destination { throw Redirect(to: destination) }
        let page = sessions.open(
            id, path: route.path, query: query, document: document, controller: content, in: session)
        visit.page = page
        return page
    }

    /// Opens the page of an address for a browser that sends no requests, in a test.
    ///
    /// - Parameter scene: what the browser has kept of what was stored on the page before, if anything.
    package func open(path: String, query: String, scene: String? = nil, in session: Session) throws
        -> OpenPage
    {
        guard let (page, values) = router.page(at: path) else { throw NoSuchPage() }
        return try open(
            Route(page: page, path: path, values: values), query: query, scene: scene, in: session)
    }

    /// The browser is about to get another cookie, on another of its pages: it shall ask again in a moment.
    private func failReplaced(_ exchange: Exchange) {
        var problem = ProblemDocument(
            status: .serviceUnavailable, title: "One moment", detail: "You are being signed in or out.")
        problem.retryAfter = 1
        problem.headers = [("Refresh", "1")]
        answer(exchange, problem.response(to: exchange.request))
    }
}
