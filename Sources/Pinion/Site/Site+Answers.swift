internal import Live
internal import Server

extension Site {
    /// Takes what has come, some of it at a time, so that the threads which send have something to do meanwhile.
    ///
    /// First the frames leave, which people wait for, then the answers, all at once: each wakes a thread.
    func take(_ items: [Inbox.Item]) {
        for start in stride(from: 0, to: items.count, by: 16) {
            answers = []
            for item in items[start...].prefix(16) { take(item) }
            sessions.flush()
            if let answers { Exchange.respond(answers) }
            answers = nil
        }
    }

    /// Answers a request: with the others at hand, or at once if it has been waiting for something.
    func answer(_ exchange: Exchange, _ response: Response) {
        if answers?.append((exchange, response)) == nil { exchange.respond(response) }
    }

    private func take(_ item: Inbox.Item) {
        if let cookie = item.cookie { sessions.noteArrival(of: cookie) }
        switch item {
        case .message(let exchange, let session, let message): receive(message, from: session, exchange)
        case .upload(let exchange, let cookie): upload(exchange, cookie)
        case .request(let exchange, let cookie): respond(to: exchange, cookie)
        case .form(let exchange, let cookie, let form): respond(to: exchange, cookie, form)
        case .stream(let exchange, let cookie, let listener): openStream(exchange, cookie, listener: listener)
        case .drained(let stream): streams[ObjectIdentifier(stream)].map(sessions.drained)
        case .closed(let stream): streams.removeValue(forKey: ObjectIdentifier(stream)).map(sessions.end)
        }
    }

    private func respond(to exchange: Exchange, _ cookie: SessionID?, _ form: MultipartForm? = nil) {
        let request = exchange.request
        if OperatorHandler.paths.contains(request.path), ![.get, .head].contains(request.method),
            router.place(at: request.path) == nil
        {
            return failMethod(exchange, [.get, .head])
        }
        switch request.path {
        case "/readyz": return ready(exchange)
        case let path where path.hasPrefix(Picture.folder): return picture(exchange, cookie)
        case "/metrics" where request.isOfOperator: return tellMetrics(exchange)
        default: break
        }
        guard let (place, values) = router.place(at: request.path) else { return failNotFound(exchange) }
        counts.requests += 1
        if let endpoint = place.endpoint(for: request.method) {
            identify(exchange, cookie) { visitor in
                guard !visitor.isReplaced else { return self.failReplaced(exchange) }
                self.call(endpoint, values, exchange, visitor.user)
            }
            return
        }
        guard let page = place.page, [.get, .head, .post, .patch].contains(request.method) else {
            return failMethod(exchange, place.methods)
        }
        let route = Route(page: page, path: request.path, values: values)
        identify(exchange, cookie) { visitor in
            switch request.method {
            case .post: self.post(exchange, visitor, route, form)
            case .patch: self.patch(exchange, visitor, route)
            default: self.get(exchange, visitor, route)
            }
        }
    }

    private func tellMetrics(_ exchange: Exchange) {
        guard let furtherMetrics else { return answer(exchange, .text("\(metrics)")) }
        Task { answer(exchange, .text("\(metrics)" + (await furtherMetrics()))) }
    }

    func fail(_ exchange: Exchange, _ status: Status, _ detail: String) {
        answer(exchange, ProblemDocument(status: status, detail: detail).response(to: exchange.request))
    }

    private func failMethod(_ exchange: Exchange, _ methods: [Method]) {
        let allow = ("Allow", methods.map(\.rawValue).joined(separator: ", "))
        guard exchange.request.method != .options else {
            return answer(exchange, Response(status: .noContent, headers: [allow]))
        }
        var problem = ProblemDocument(
            status: .methodNotAllowed, detail: "\(exchange.request.method.rawValue) is not possible here.")
        problem.headers = [allow]
        answer(exchange, problem.response(to: exchange.request))
    }

    /// Answers that there is no page, for people with the app's own words if it has some.
    func failNotFound(_ exchange: Exchange) {
        let detail = "There is no page at \(exchange.request.path)."
        if answerForPeople(exchange, .notFound, with: router.substitutes[.notFound]) { return }
        fail(exchange, .notFound, detail)
    }

    /// Answers that a page could not be opened.
    func failToOpen(_ exchange: Exchange) {
        if answerForPeople(exchange, .internalServerError, with: router.substitutes[.failure]) { return }
        fail(exchange, .internalServerError, "This page could not be opened.")
    }

    /// Answers that somebody may not open a page.
    func failForbidden(_ exchange: Exchange, _ user: SignedInUser) {
        (identity as? any SessionKeeper)?.noteKeptOut(user, from: exchange.request.client)
        if answerForPeople(exchange, .forbidden, with: router.substitutes[.forbidden], user) { return }
        fail(exchange, .forbidden, "\(user.name) may not open this page.")
    }

    /// Shows a page that stands in for another, if there is one and a person asks.
    private func answerForPeople(
        _ exchange: Exchange, _ status: Status, with page: Page?, _ user: SignedInUser? = nil
    ) -> Bool {
        let request = exchange.request
        guard let page, request.wantsPage else { return false }
        let visit = visit(path: request.path, query: request.query, values: [], user: user)
        do {
            let content = try page.open(visit)
            let document = try content.open(token: "")
            document.addresses = addresses(for: request)
            if document.title.isEmpty { document.title = name }
            let page = html.write(still: document)
            answer(exchange, Response(status: status, headers: page.headers, body: page.body))
            return true
        } catch {
            log(.error, "\(request.path): \(error)")
            return false
        }
    }

    func visit(
        path: String, query: String, values: [String], user: SignedInUser?, scene: String? = nil,
        deviceToken: String? = nil, visitorCookie: VisitorCookie.Sent = .init(), session: Session? = nil
    ) -> Visit {
        Visit(
            path: path, query: query, pathValues: values, user: user, sceneToken: scene,
            deviceToken: deviceToken, visitorCookie: visitorCookie, session: session, site: self)
    }

    /// How addresses look to whoever asks.
    func addresses(for request: Request) -> SiteAddresses {
        let addresses = opened.addresses
        return request.base == addresses.base ? addresses : addresses.with(base: request.base)
    }

    private func ready(_ exchange: Exchange) {
        guard let keeper = identity as? any SessionKeeper else { return answer(exchange, .text("ready\n")) }
        Task {
            do {
                try await keeper.checkReadiness()
                noteReadiness(nil)
                exchange.respond(.text("ready\n"))
            } catch {
                noteReadiness("\(error)")
                let detail = "The database does not answer, or takes no changes."
                fail(exchange, .serviceUnavailable, exchange.request.isOfOperator ? "\(error)" : detail)
            }
        }
    }

    /// Says in the log that the site is not ready, and that it is again, however often somebody asks.
    private func noteReadiness(_ problem: String?) {
        guard problem != readinessProblem else { return }
        readinessProblem = problem
        if let problem { log(.error, "not ready: \(problem)") } else { log(.info, "ready again") }
    }
}
