internal import DOM
internal import Encoding
package import Live
internal import Localization
internal import Server
internal import Views

extension Site {
    /// Opens a page for a request and goes on with it; answers the request itself if there is nothing to go on with.
    ///
    /// - Parameter scene: what the browser has kept of what was stored on the page before, if anything.
    func withFreshPage(
        _ exchange: Exchange, _ visitor: Visitor, _ route: Route, _ scene: String?, _ body: (OpenPage) -> Void
    ) {
        guard !visitor.isReplaced else { return failReplaced(exchange) }
        if route.page.needsUser {
            guard let user = visitor.user else { return leadToSignIn(exchange) }
            guard route.page.admits(user) else { return failForbidden(exchange, user) }
        }
        let session: Session
        if let present = visitor.session {
            session = present
        } else {
            session = sessions.makeSession(id: visitor.remembered ?? .random(), user: visitor.user)
            session.isNew = true
        }
        do {
            body(
                try open(
                    route, query: exchange.request.query, scene: scene, in: session,
                    addresses: addresses(for: exchange.request),
                    deviceToken: Cookie.device(of: exchange.request),
                    visitorCookie: VisitorCookie.Sent(in: exchange.request),
                    client: exchange.request.client, language: language(for: exchange.request, session)))
        } catch let redirect as Redirect {
            sessions.dropIfEmpty(session)
            answer(exchange, .redirect(to: addresses(for: exchange.request)(redirect.path)))
        } catch is NotFound {
            sessions.dropIfEmpty(session)
            failNotFound(exchange)
        } catch let overrun as Overrun {
            sessions.dropIfEmpty(session)
            failTooMany(exchange, overrun)
        } catch {
            sessions.dropIfEmpty(session)
            log(.error, "\(route.path): \(error)")
            failToOpen(exchange)
        }
    }

    /// Opens a page in a session.
    ///
    /// - Throws: ``Redirect``, ``NotFound``, an `Overrun`, or what the page's content throws.
    private func open(
        _ route: Route, query: String, scene: String?, in session: Session, addresses: SiteAddresses,
        deviceToken: String? = nil, visitorCookie: VisitorCookie.Sent = .init(), client: String? = nil,
        language: Language? = nil
    ) throws -> OpenPage {
        if let overrun = sessions.makeRoom(in: session, client) { throw overrun }
        let visit = visit(
            path: route.path, query: query, values: route.values, user: session.user, scene: scene,
            deviceToken: deviceToken, visitorCookie: visitorCookie, session: session)
        visit.language = language
        let content: any PageContent
        do { content = try route.page.open(visit) } catch let redirect as Redirect {
            throw Redirect(to: redirect.destination { log(.warning, "\(route.path): \($0)") })
        }
        let id = PageID.random()
        let document =
            if let language {
                try Language.$ofPage.withValue(language) { try content.open(token: id.text) }
            } else {
                try content.open(token: id.text)
            }
        if let buildNotice { content.add(overlay: buildNotice.makeElement()) }
        document.addresses = addresses
        if document.title.isEmpty { document.title = name }
        if document.isMissing { throw NotFound() }
        if let destination = document.destination { throw Redirect(to: destination) }
        let page = sessions.open(
            id, path: route.path, query: query, document: document, controller: content, in: session)
        visit.page = page
        sessions.use(page, from: client)
        if let overrun = sessions.weigh(page) {
            sessions.close(page)
            throw overrun
        }
        return page
    }

    /// Answers that a page does not fit below a limit.
    private func failTooMany(_ exchange: Exchange, _ overrun: Overrun) {
        var problem = ProblemDocument(status: .tooManyRequests, detail: overrun.words)
        problem.retryAfter = 10
        answer(exchange, problem.response(to: exchange.request))
    }

    /// Leads nobody to the page where one signs in, and from there back.
    private func leadToSignIn(_ exchange: Exchange) {
        guard let page = router.signInPage, exchange.request.wantsPage else {
            return challenge(exchange, identity?.challenge)
        }
        let request = exchange.request
        let wanted = request.path + (request.query.isEmpty ? "" : "?" + request.query)
        let path = page.path + "?next=" + wanted.percentEncoded
        answer(exchange, .redirect(to: addresses(for: request)(path)))
    }

    /// Opens the page of an address for a browser that sends no requests, in a test.
    ///
    /// - Parameter scene: what the browser has kept of what was stored on the page before, if anything.
    package func open(path: String, query: String, scene: String? = nil, in session: Session) throws
        -> OpenPage
    {
        let setting = try open()
        guard let (page, values) = router.page(at: path) else { throw NotFound() }
        if page.needsUser {
            guard let user = session.user else {
                guard let signIn = router.signInPage else { throw Forbidden() }
                throw Redirect(to: signIn.path + "?next=" + path.percentEncoded)
            }
            guard page.admits(user) else { throw Forbidden() }
        }
        return try open(
            Route(page: page, path: path, values: values), query: query, scene: scene, in: session,
            addresses: setting.addresses, language: language(for: nil, session))
    }
}

/// Somebody may not open a page.
package struct Forbidden: Error {}
