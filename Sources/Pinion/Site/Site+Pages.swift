internal import Accounts
internal import DOM
internal import JSON
package import Live
internal import Server
internal import Views

extension Site {
    /// `GET`: the page, or its state.
    func get(_ exchange: Exchange, _ cookie: SessionID?, _ route: Route) {
        if let id = exchange.request.headers["pinion-page"] {
            guard let open = openPage(id, cookie, at: route.path) else { return failGone(exchange) }
            return answer(exchange, with: open)
        }
        if !exchange.request.wantsJSON, let cookie, let session = sessions.session(cookie),
            let back = session.takeReturning(to: route.path)
        {
            return answer(exchange, with: back.page, notice: back.refusals)
        }
        let scene = exchange.request.headers[SceneSeal.header]
        withFreshPage(exchange, cookie, route, scene) { open in
            guard open.document.activity > 0 else { return self.answer(exchange, with: open) }
            self.whenSettled(open) { self.answer(exchange, with: open) }
        }
    }

    /// `PATCH`: binds the fields of a JSON object.
    func patch(_ exchange: Exchange, _ cookie: SessionID?, _ route: Route) {
        let body: FormBody
        do { body = try FormBody(json: exchange.request.body) } catch {
            return fail(exchange, .badRequest, error.description)
        }
        carryOut(body, exchange, cookie, route)
    }

    /// `POST`: binds fields, from a form or JSON, and runs an action.
    func post(_ exchange: Exchange, _ cookie: SessionID?, _ route: Route) {
        let request = exchange.request
        let type = request.headers["content-type"]?.split(separator: ";").first?.lowercased() ?? ""
        switch type {
        case "application/json": patch(exchange, cookie, route)
        case "application/x-www-form-urlencoded":
            guard let body = FormBody(urlEncoded: request.body) else {
                return fail(exchange, .badRequest, "The form is not in UTF-8.")
            }
            carryOut(body, exchange, cookie, route)
        case "multipart/form-data":
            guard let boundary = MultipartForm.boundary(request.headers["content-type"]),
                let form = MultipartForm(request.body, boundary: boundary)
            else { return fail(exchange, .badRequest, "The form is not well-formed multipart/form-data.") }
            carryOut(FormBody(form), exchange, cookie, route)
        default:
            fail(exchange, .unsupportedMediaType, "A form or JSON is expected, not “\(type)”.")
        }
    }

    private func carryOut(_ body: FormBody, _ exchange: Exchange, _ cookie: SessionID?, _ route: Route) {
        let named = exchange.request.headers["pinion-page"]
        if let id = named ?? body.page, let open = openPage(id, cookie, at: route.path) {
            return carryOut(body, on: open, exchange)
        }
        guard named == nil else { return failGone(exchange) }
        // A page that is gone, or was never there, is opened first: nothing that was typed is lost.
        withFreshPage(exchange, cookie, route, body.scene) { open in
            // What the form speaks of may have to be loaded first.
            guard open.document.activity > 0 else { return self.carryOut(body, on: open, exchange) }
            self.whenSettled(open) { self.carryOut(body, on: open, exchange) }
        }
    }

    private func carryOut(_ body: FormBody, on page: OpenPage, _ exchange: Exchange) {
        guard body.files.isEmpty || page.session.isReplaced else {
            Task {
                let refusals = await page.apply(body)
                finish(exchange, with: page, refusals)
            }
            return
        }
        let refusals = page.session.isReplaced ? [] : page.apply(body.edits, action: body.action)
        finish(exchange, with: page, refusals)
    }

    private func finish(_ exchange: Exchange, with page: OpenPage, _ refusals: [Refusal]) {
        whenSettled(page) {
            if exchange.request.wantsJSON {
                self.answer(exchange, with: page, notice: refusals)
            } else {
                self.returnToPage(exchange, page, refusals)
            }
        }
    }

    /// Answers a form: "see the page", where it stands as it was left, or the one that it led to.
    private func returnToPage(_ exchange: Exchange, _ page: OpenPage, _ refusals: [Refusal]) {
        var response = Response.redirect(to: page.destination ?? page.location)
        if page.destination == nil { page.session.willReturn(to: page, refusals) }
        response.headers += cookies(for: page)
        answer(exchange, response)
    }

    /// Answers with a page's HTML or its state.
    private func answer(_ exchange: Exchange, with page: OpenPage, notice refusals: [Refusal] = []) {
        page.document.commit()
        if exchange.request.wantsJSON {
            var response = Response.json(
                page.state(refusals: refusals).bytes, status: refusals.isEmpty ? .ok : .unprocessableContent)
            response.headers.append(("Cache-Control", "no-store"))
            response.headers += cookies(for: page)
            if let action = refusals.first(where: { $0.name == "action" }) {
                response = actionProblem(action, page, response.headers)
            }
            answer(exchange, response)
        } else {
            if let path = page.destination { return answer(exchange, .redirect(to: path)) }
            let isForScript = exchange.request.headers[SceneSeal.header] != nil
            answer(
                exchange,
                Response(
                    status: .ok, headers: PageHTML.headers + cookies(for: page),
                    body: html.write(page, notice: refusals, isForScript: isForScript)))
        }
    }

    private func actionProblem(_ refusal: Refusal, _ page: OpenPage, _ headers: [(String, String)])
        -> Response
    {
        guard case .object(var members) = page.state() else { return .json([]) }
        members.append(.init("problem", .string(refusal.reason)))
        return Response(
            status: .unprocessableContent, headers: headers, body: JSON.object(members).bytes)
    }

    private func cookies(for page: OpenPage) -> [(String, String)] {
        if let cookie = page.successorCookie { return [cookie] }
        guard page.session.isNew else { return [] }
        page.session.isNew = false
        return [Cookie.set(page.session.id, isSignedIn: page.session.user != nil)]
    }

    private func openPage(_ id: String, _ cookie: SessionID?, at path: String) -> OpenPage? {
        guard let cookie, let page = PageID(id).flatMap({ sessions.page($0, in: cookie) }) else { return nil }
        return page.path == path ? page : nil
    }

    private func failGone(_ exchange: Exchange) {
        fail(exchange, .gone, "This page is not open (any more).")
    }

    private func whenSettled(_ page: OpenPage, _ body: @escaping () -> Void) {
        let patience = Task { [sessions] in
            try await Task.sleep(for: .seconds(10))
            sessions.settle(page)
        }
        sessions.whenSettled(page) {
            patience.cancel()
            body()
        }
    }
}

extension Site {
    /// Opens a page for a request and goes on with it; answers the request itself if there is nothing to go on with.
    ///
    /// - Parameter scene: what the browser has kept of what was stored on the page before, if anything.
    private func withFreshPage(
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
        problem.headers = [("Retry-After", "1"), ("Refresh", "1")]
        answer(exchange, problem.response(to: exchange.request))
    }
}
