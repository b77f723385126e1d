internal import Accounts
internal import DOM
internal import JSON
internal import Live
internal import Server

/// The app as HTTP sees it: which address is which page, and what becomes of a request.
///
/// Whatever the form of a request (page, JSON, form, message of the script) it ends in the same three steps: find the
/// page, bind the fields, run the action.
@MainActor
final class Site {
    let sessions = Sessions()
    let accounts: Accounts
    let userCensus = UserCensus()
    let log: @Sendable (String) -> Void
    private let pages: [String: Page]
    var streams: [ObjectIdentifier: LiveStream] = [:]
    var counts = SiteCounts()

    init(pages: [Page], accounts: Accounts, log: @escaping @Sendable (String) -> Void) {
        self.pages = Dictionary(pages.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        self.accounts = accounts
        self.log = log
        sessions.onSlowTurn = { [unowned self] path, duration in
            counts.slowTurns += 1
            log("slow turn: \(path) kept everyone waiting for \(duration)")
        }
    }

    func take(_ item: Inbox.Item) {
        switch item {
        case .message(let exchange, let session, let message): receive(message, from: session, exchange)
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
        case "/metrics": return exchange.respond(.text(metrics))
        default: break
        }
        guard let page = pages[request.path] else {
            return fail(exchange, .notFound, "There is no page at \(request.path).")
        }
        counts.requests += 1
        switch request.method {
        case .post: post(exchange, cookie, page)
        case .patch: patch(exchange, cookie, page)
        default: get(exchange, cookie, page)
        }
    }

    func fail(_ exchange: Exchange, _ status: Status, _ detail: String) {
        exchange.respond(ProblemDocument(status: status, detail: detail).response(to: exchange.request))
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
