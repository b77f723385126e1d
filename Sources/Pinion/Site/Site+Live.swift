internal import JSON
internal import Live
internal import Server

extension Site {
    /// `POST /live`: a message of the browser's script.
    func receive(_ message: LiveMessage, from session: SessionID, _ exchange: Exchange) {
        counts.messages += 1
        if let session = sessions.session(session) { checkIdentity(of: session, exchange.request) }
        if let page = sessions.page(message.page, in: session) {
            sessions.use(page, from: exchange.request.client)
        }
        let reply = sessions.receive(message, from: session)
        let cookies =
            sessions.page(message.page, in: session)?.successorCookies(for: exchange.request) ?? []
        switch reply {
        case .done:
            answer(exchange, Response(status: .noContent, headers: cookies))
        case .frame(let frame):
            respond(exchange, .ok, frame, cookies)
        case .attached(let stream, let page, let lastMessage):
            let members: [JSON.Member] = [
                .init("stream", .string(stream)), .init("page", .integer(page)),
                .init("n", .integer(lastMessage)),
            ]
            respond(exchange, .ok, JSON.object(members).bytes, cookies)
        case .outOfOrder(let lastMessage):
            problem(
                exchange, .conflict, "The message does not follow number \(lastMessage).",
                [("n", .integer(lastMessage))])
        case .refused(let refusals, let lastMessage):
            problem(
                exchange, .unprocessableContent, refusals.map(\.reason).joined(separator: " "),
                [("n", .integer(lastMessage)), ("fields", refusals.fields)])
        case .unknownStream: problem(exchange, .notFound, "There is no such stream (any more).", [])
        case .gone: problem(exchange, .gone, "This page is not open (any more).", [])
        }
    }

    /// `GET /live`: the stream of a session's pages. `HEAD /live` opens none: whoever asks so only wants to know whether
    /// the main actor still answers.
    func openStream(_ exchange: Exchange, _ cookie: SessionID?, listener: Inbox) {
        guard exchange.request.method == .get else {
            return answer(
                exchange,
                Response(
                    status: .ok,
                    headers: [("Content-Type", "text/event-stream"), ("Cache-Control", "no-store")]))
        }
        guard let session = cookie.flatMap(sessions.session) else {
            return problem(exchange, .gone, "No page of this browser is open.", [])
        }
        // Who knows the cookie does not know the pages: only their own documents name them.
        guard let wanted = exchange.request.headers["pinion-pages"] else {
            return problem(
                exchange, .badRequest, "“Pinion-Pages” is missing: the pages, each as id@revision.", [])
        }
        guard let stream = exchange.openStream(listener: listener) else {
            return problem(exchange, .tooManyRequests, "Too many streams are open from this address.", [])
        }
        let live = sessions.openStream(for: session, pages: Self.wantedPages(wanted), sink: stream)
        streams[ObjectIdentifier(stream)] = live
    }

    /// Reads `id@seen, id@seen`.
    private static func wantedPages(_ field: String) -> [(id: String, seen: Int)] {
        field.split(separator: ",").prefix(64).map { item in
            let parts = item.split(separator: "@", maxSplits: 1)
            let id = parts.first.map { $0.filter { $0 != " " } } ?? ""
            let seen = parts.count > 1 ? Int(parts[1].filter { $0 != " " }) ?? 0 : 0
            return (id, seen)
        }
    }

    private func respond(
        _ exchange: Exchange, _ status: Status, _ json: [UInt8], _ cookies: [(String, String)]
    ) {
        var response = Response.json(json, status: status)
        response.headers.append(("Cache-Control", "no-store"))
        response.headers += cookies
        answer(exchange, response)
    }

    /// Answers a script: always with a problem document.
    private func problem(
        _ exchange: Exchange, _ status: Status, _ detail: String, _ members: [(String, JSON)]
    ) {
        var problem = ProblemDocument(status: status, detail: detail)
        problem.members = members.map { ($0.0, String(decoding: $0.1.bytes, as: UTF8.self)) }
        answer(exchange, problem.json)
    }
}

extension [Refusal] {
    /// The refusals by name, as JSON.
    var fields: JSON { .object(map { .init($0.name, .string($0.reason)) }) }
}

extension OpenPage {
    /// The cookies that a reply for this page has to set, once someone signed in or out on it.
    func successorCookies(for request: Request) -> [(String, String)] {
        switch successor {
        case .signedIn(let id):
            [Cookie.set(id, isSignedIn: true, for: request)]
                + (deviceToken.map { [Cookie.setDevice($0, for: request)] } ?? [])
        case .signedOut: [Cookie.clear(for: request)]
        case nil: []
        }
    }
}

extension Stream: FrameSink {}
