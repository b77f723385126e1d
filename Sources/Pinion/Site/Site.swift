package import Accounts
internal import DOM
internal import JSON
package import Live
internal import Server

/// The app as HTTP sees it: which address is which page, and what becomes of a request.
///
/// Whatever the form of a request (page, JSON, form, message of the script) it ends in the same three steps: find the
/// page, bind the fields, run the action.
@MainActor
package final class Site {
    package let sessions = Sessions()
    package let accounts: Accounts
    let userCensus = UserCensus()
    let log: @Sendable (String) -> Void
    let router: Router
    /// What a page without a title is called.
    let name: String
    let html: PageHTML
    private let imageOrigins: [String]
    var streams: [ObjectIdentifier: LiveStream] = [:]
    var counts = SiteCounts()
    /// Answers to the items at hand; `nil` while there are none at hand.
    private var answers: [(exchange: Exchange, response: Response)]?

    package init(
        name: String, pages: [Page], styleSheets: [String] = [], imageOrigins: [String] = [],
        accounts: Accounts,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.name = name
        self.imageOrigins = imageOrigins
        html = PageHTML(styleSheets: styleSheets, imageOrigins: imageOrigins)
        router = Router(pages)
        self.accounts = accounts
        self.log = log
        sessions.onReport = { path, report in log("\(path): \(report)") }
        sessions.onSlowTurn = { [unowned self] path, duration in
            counts.slowTurns += 1
            log("slow turn: \(path) kept everyone waiting for \(duration)")
        }
    }

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
        switch item {
        case .message(let exchange, let session, let message): receive(message, from: session, exchange)
        case .upload(let exchange, let cookie): upload(exchange, cookie)
        case .request(let exchange, let cookie): respond(to: exchange, cookie)
        case .stream(let exchange, let cookie, let listener): openStream(exchange, cookie, listener: listener)
        case .drained(let stream): streams[ObjectIdentifier(stream)].map(sessions.drained)
        case .closed(let stream): streams.removeValue(forKey: ObjectIdentifier(stream)).map(sessions.end)
        }
    }

    private func respond(to exchange: Exchange, _ cookie: SessionID?) {
        let request = exchange.request
        switch request.path {
        case "/readyz": return ready(exchange)
        case "/metrics": return answer(exchange, .text(metrics))
        case let path where path.hasPrefix(Picture.folder): return picture(exchange, cookie)
        default: break
        }
        guard let (page, values) = router.page(at: request.path) else { return failNotFound(exchange) }
        let route = Route(page: page, path: request.path, values: values)
        counts.requests += 1
        switch request.method {
        case .post: post(exchange, cookie, route)
        case .patch: patch(exchange, cookie, route)
        default: get(exchange, cookie, route)
        }
    }

    func fail(_ exchange: Exchange, _ status: Status, _ detail: String) {
        answer(exchange, ProblemDocument(status: status, detail: detail).response(to: exchange.request))
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

    /// Shows a page that stands in for another, if there is one and a person asks.
    private func answerForPeople(_ exchange: Exchange, _ status: Status, with page: Page?) -> Bool {
        let request = exchange.request
        guard let page, request.wantsPage else { return false }
        let visit = visit(path: request.path, query: request.query, values: [], user: nil)
        do {
            let content = try page.open(visit)
            let document = try content.open(token: "")
            if document.title.isEmpty { document.title = name }
            answer(
                exchange,
                Response(status: status, headers: html.headers, body: html.write(still: document)))
            return true
        } catch {
            log("\(request.path): \(error)")
            return false
        }
    }

    func visit(
        path: String, query: String, values: [String], user: SignedInUser?, scene: String? = nil
    ) -> Visit {
        Visit(
            path: path, query: query, pathValues: values, user: user, sceneToken: scene,
            imageOrigins: imageOrigins, accounts: accounts, userCensus: userCensus, sessions: sessions,
            report: log)
    }

    private func ready(_ exchange: Exchange) {
        Task {
            do {
                _ = try await accounts.userCount()
                exchange.respond(.text("ready\n"))
            } catch {
                log("not ready: \(error)")
                fail(exchange, .serviceUnavailable, "The database does not answer.")
            }
        }
    }
}
