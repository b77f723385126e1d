internal import DOM
internal import JSON
internal import Live
internal import Server

extension Site {
    /// `GET`: the page, or its state.
    func get(_ exchange: Exchange, _ visitor: Visitor, _ route: Route) {
        if let named = exchange.request.headers["pinion-page"].map(NamedPage.init) {
            guard let open = openPage(named.id, visitor, at: route.path) else { return failGone(exchange) }
            return answer(exchange, with: open)
        }
        if !exchange.request.wantsJSON, let session = visitor.session,
            let back = sessions.takeReturning(
                of: session, to: route.path, ticket: Cookie.ticket(of: exchange.request))
        {
            return answer(exchange, with: back.page, notice: back.refusals)
        }
        let scene = exchange.request.headers[SceneSeal.header]
        withFreshPage(exchange, visitor, route, scene) { open in
            guard open.document.activity > 0 else { return self.answer(exchange, with: open) }
            self.whenSettled(open) { self.answer(exchange, with: open) }
        }
    }

    /// `PATCH`: binds the fields of a JSON object.
    func patch(_ exchange: Exchange, _ visitor: Visitor, _ route: Route) {
        carryOut(exchange, visitor, route) { () throws(RequestProblem) in
            try FormBody(json: exchange.request.body)
        }
    }

    /// `POST`: binds fields, from a form or JSON, and runs an action.
    ///
    /// - Parameter form: what is in a form with files, which is read elsewhere.
    func post(_ exchange: Exchange, _ visitor: Visitor, _ route: Route, _ form: MultipartForm?) {
        let request = exchange.request
        let type = request.headers["content-type"]?.split(separator: ";").first?.lowercased() ?? ""
        switch type {
        case "application/json": patch(exchange, visitor, route)
        case "application/x-www-form-urlencoded":
            carryOut(exchange, visitor, route) { () throws(RequestProblem) in
                try FormBody(urlEncoded: request.body)
            }
        case "multipart/form-data":
            guard let form else {
                return fail(exchange, .badRequest, "The form is not well-formed multipart/form-data.")
            }
            guard form.textSize <= limits.messageSize else {
                return fail(
                    exchange, .contentTooLarge,
                    "What is entered in a form may be \(limits.messageSize) bytes long, without its files.")
            }
            carryOut(exchange, visitor, route) { () throws(RequestProblem) in try FormBody(form) }
        default:
            fail(exchange, .unsupportedMediaType, "A form or JSON is expected, not “\(type)”.")
        }
    }

    private func carryOut(
        _ exchange: Exchange, _ visitor: Visitor, _ route: Route,
        _ read: () throws(RequestProblem) -> FormBody
    ) {
        do { carryOut(try read(), exchange, visitor, route) } catch {
            fail(exchange, .badRequest, error.description)
        }
    }

    private func carryOut(_ body: FormBody, _ exchange: Exchange, _ visitor: Visitor, _ route: Route) {
        let named = exchange.request.headers["pinion-page"].map(NamedPage.init)
        if let page = named ?? body.page, let open = openPage(page.id, visitor, at: route.path) {
            var body = body
            for index in body.edits.indices { body.edits[index].base = page.revision }
            sessions.use(open, from: exchange.request.client)
            return carryOut(body, on: open, exchange)
        }
        guard named == nil else { return failGone(exchange) }
        // A page that is gone, or was never there, is opened first: nothing that was typed is lost.
        withFreshPage(exchange, visitor, route, body.scene) { open in
            // What the form speaks of may have to be loaded first.
            guard open.document.activity > 0 else {
                return self.carryOut(body, on: open, exchange, isFresh: true)
            }
            self.whenSettled(open) { self.carryOut(body, on: open, exchange, isFresh: true) }
        }
    }

    /// - Parameter isFresh: whether the page was opened for this form, and no browser knows it.
    private func carryOut(
        _ body: FormBody, on page: OpenPage, _ exchange: Exchange, isFresh: Bool = false
    ) {
        guard body.files.isEmpty || page.session.isReplaced else {
            Task {
                let refusals = await page.apply(body, keepingFilesIn: opened.uploads)
                finish(exchange, with: page, isFresh, refusals, takeFile(of: page))
            }
            return
        }
        let refusals = page.session.isReplaced ? [] : page.apply(body.edits, action: body.action)
        finish(exchange, with: page, isFresh, refusals, takeFile(of: page))
    }

    /// The file that the action has made, before another one is carried out.
    private func takeFile(of page: OpenPage) -> OfferedFile? {
        defer { page.document.offeredFile = nil }
        return page.document.offeredFile
    }

    private func finish(
        _ exchange: Exchange, with page: OpenPage, _ isFresh: Bool, _ refusals: [Refusal],
        _ file: OfferedFile?
    ) {
        whenSettled(page) {
            if exchange.request.wantsJSON {
                self.answer(exchange, with: page, notice: refusals)
            } else if let file {
                self.answer(exchange, with: file, of: page, isFresh, refusals)
            } else {
                self.returnToPage(exchange, page, refusals)
            }
        }
    }

    /// Answers a form: "see the page", where it stands as it was left, or the one that it led to.
    private func returnToPage(_ exchange: Exchange, _ page: OpenPage, _ refusals: [Refusal]) {
        // Where a view leads shows once the views are up to date.
        page.document.commit()
        let destination = page.destination.map { page.document.addresses?($0) ?? $0 }
        var response = Response.redirect(to: destination ?? page.location)
        response.headers += cookies(for: page, exchange.request)
        if page.destination == nil, let ticket = page.session.willReturn(to: page, refusals) {
            response.headers.append(Cookie.set(ticket: ticket, for: exchange.request))
        }
        answer(exchange, response)
    }

    /// Answers a form with the file that its action has made. A page that was opened for it alone goes again.
    private func answer(
        _ exchange: Exchange, with file: OfferedFile, of page: OpenPage, _ isFresh: Bool,
        _ refusals: [Refusal]
    ) {
        guard !page.isMakingFile else {
            return fail(
                exchange, .tooManyRequests, "Another file is being made of this page; try again after it.")
        }
        page.document.commit()
        page.isMakingFile = true
        Task {
            let content = await file.makeContent()
            page.isMakingFile = false
            // What it was to be made of has gone meanwhile.
            guard !content.isEmpty else { return returnToPage(exchange, page, refusals) }
            if isFresh {
                sessions.close(page)
                sessions.dropIfEmpty(page.session)
            }
            send(exchange, content, as: file)
        }
    }

    private func send(_ exchange: Exchange, _ content: [UInt8], as file: OfferedFile) {
        let headers = [
            ("Content-Type", file.type), ("Cache-Control", "no-store"),
            ("Content-Disposition", Attachment.disposition(named: file.name)),
        ]
        answer(exchange, Response(status: .ok, headers: headers, body: content))
    }

    /// Answers with a page's HTML or its state.
    private func answer(_ exchange: Exchange, with page: OpenPage, notice refusals: [Refusal] = []) {
        page.document.commit()
        guard !page.document.isMissing else {
            sessions.close(page)
            sessions.dropIfEmpty(page.session)
            return failNotFound(exchange)
        }
        if exchange.request.wantsJSON {
            var response = Response.json(
                page.state(refusals: refusals).bytes, status: refusals.isEmpty ? .ok : .unprocessableContent)
            response.headers.append(("Cache-Control", "no-store"))
            response.headers += cookies(for: page, exchange.request)
            if let action = refusals.first(where: { $0.name == "action" }) {
                response = actionProblem(action, page, response.headers)
            }
            answer(exchange, response)
        } else {
            if let path = page.destination {
                return answer(exchange, .redirect(to: page.document.addresses?(path) ?? path))
            }
            let isForScript = exchange.request.headers[SceneSeal.header] != nil
            let html = html.write(page, notice: refusals, isForScript: isForScript)
            answer(
                exchange,
                Response(
                    status: .ok, headers: html.headers + cookies(for: page, exchange.request), body: html.body
                )
            )
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

    private func cookies(for page: OpenPage, _ request: Request) -> [(String, String)] {
        var cookies = languageCookies(for: page, request)
        guard page.successor == nil else { return page.successorCookies(for: request) + cookies }
        if page.session.kept != nil { cookies += page.session.takeVisitorCookie() }
        guard page.session.isNew else { return cookies }
        page.session.isNew = false
        return [Cookie.set(page.session.id, isSignedIn: page.session.user != nil, for: request)] + cookies
    }

    private func openPage(_ id: String, _ visitor: Visitor, at path: String) -> OpenPage? {
        guard let cookie = visitor.cookie, visitor.isReplaced || visitor.session != nil,
            let page = PageID(id).flatMap({ sessions.page($0, in: cookie) })
        else { return nil }
        return page.path == path ? page : nil
    }

    private func failGone(_ exchange: Exchange) {
        fail(exchange, .gone, "This page is not open (any more).")
    }

    private func whenSettled(_ page: OpenPage, _ body: @escaping () -> Void) {
        let deadline = Task { [sessions, clock] in
            try await clock.sleep(for: .seconds(10))
            sessions.settle(page)
        }
        sessions.whenSettled(page) {
            deadline.cancel()
            body()
        }
    }
}
