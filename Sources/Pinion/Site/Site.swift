internal import DOM
internal import JSON
package import Live
public import Server

/// Pages and endpoints that a program shows, wherever it likes: on addresses of its own, or inside a server that is
/// there already.
///
/// ```swift
/// let site = Site(at: "/admin") {
///     Page("/") { StatusView(queue: queue) }
///     Page("/jobs/:id") { (id: Int) in JobView(id: id) }
///     Endpoint(.get, "/jobs.csv") { _ in Response(csv(queue.jobs), type: "text/csv") }
/// }
/// try await site.run(on: .tcp("127.0.0.1", port: 8080))
/// ```
///
/// A site changes nothing of the process that it is in: it reads no arguments and no environment, handles no signal, and
/// several of them can run side by side. Views and endpoints run on the main actor. What is set here counts from the
/// first request on; later changes have no effect.
// Whatever the form of a request (page, JSON, form, message of the script) it ends in the same three steps: find the
// page, bind the fields, run the action.
@MainActor
public final class Site {
    /// What a page without a title is called.
    public var name = "Pinion"

    /// The addresses of the program's own style sheets, which are among the ``files``. Pages load them after Pinion's, so
    /// that their rules win.
    public var styleSheets: [String] = []

    /// The program's own files for browsers, bytes that are part of the program.
    public var files: [EmbeddedFile] = []

    /// A folder of the program's own files for browsers. What is in it comes before the ``files``, and is read again when
    /// it changes.
    public var folder: String?

    /// The other sites that pages show pictures from, by scheme and host; the host may begin with `*.`, and a port may
    /// follow: `https://pictures.example`.
    public var imageOrigins: [String] = []

    /// The certificate and its key, for the addresses that speak TLS (`.tls`).
    public var certificate: CertificateFiles?

    /// The proxies that may say how the browser has asked: by `X-Forwarded-Prefix` which path they have taken away before
    /// the site's own, by `X-Forwarded-Proto` whether it was with TLS, by `X-Forwarded-Host` under which name, and by
    /// `X-Forwarded-For` from where; by `Forwarded` all but the path, where none of the others says it. They must not pass on
    /// what the browser itself has sent under these names.
    public var trustedProxies: TrustedProxies = []

    /// The names under which the site answers, beside `localhost` and every address in digits: `pinion.example`, and "*" for
    /// all of them. Requests for another name are refused, so that no page elsewhere can have its name lead here and be taken
    /// for one of the site.
    public var hostNames: [String] = []

    /// How much pages may take, of one browser, of one address and all together.
    public var limits = SiteLimits()

    /// Where the log goes: lines of text on standard error unless told otherwise.
    public var log = Log.text()

    /// Whether every request and every action of a page is logged, with how long it took.
    public var logsRequests = false

    /// The word by which those who run the site read its ``metrics`` at `/metrics`, and at `/readyz` what is wrong:
    /// `Authorization: Bearer …`. Without one, and without an address for it, nobody can.
    public var metricsToken: String?

    /// What `/metrics` says beside the site's own ``metrics``, in the text format of Prometheus: the figures of a recorder, for
    /// example. It is asked for each time that somebody reads them.
    public var furtherMetrics: (@Sendable () async -> String)?

    /// An address for those who run the site, where `/metrics` and `/readyz` answer without a token, and nothing else does.
    /// Whoever reaches it can read them.
    public var metricsAddress: ListeningAddress?

    /// What `/.well-known/security.txt` says (RFC 9116): whom to tell of a weakness, and until when that is so.
    public var securityText: String?

    /// The path of the page on which people change their password, which password managers find by
    /// `/.well-known/change-password`.
    public var passwordPage: String?

    /// How much files may take that are on their way to pages.
    public var uploadLimits = UploadLimits()

    /// The key that proves what browsers keep for pages (which sheet is open, which tab is chosen): at least 32 bytes. With
    /// one that stays the same, pages come back so after a restart, or on another node. Random unless given.
    public var secret: [UInt8]?

    /// True if another process goes on with the same sockets, so that browsers may come back at once.
    var hasSuccessor = false

    /// The notice of the compiler's errors, if `pinion-dev` runs the program.
    var buildNotice: BuildNotice?

    /// What the time is told by. Tests let it stand still: on a busy machine their answers take as long as they take.
    package var clock: any Clock<Duration> = ContinuousClock()

    package let identity: (any IdentityProvider)?
    package let sessions = Sessions()
    let items: [SceneItem]
    let path: SitePath?
    private let givenPath: String
    var counts = SiteCounts()
    var streams: [ObjectIdentifier: LiveStream] = [:]
    /// What is made of the settings when the first request comes.
    private var setting: Setting?
    /// Answers to the items at hand; `nil` while there are none at hand.
    private var answers: [(exchange: Exchange, response: Response)]?
    private var heart: Task<Void, Never>?
    private var revocations: Task<Void, Never>?
    var doubts = Doubts()
    let presence = Presence()
    var isRunning = false
    /// Why the site was not ready when that was last asked.
    private var readinessProblem: String?
    /// What serves the site while it runs.
    var server: Server?
    /// Where those who run it are answered, while it runs.
    var operatorAddress: ListeningAddress?

    struct Setting {
        let router: Router
        let html: PageHTML
        let handler: SiteHandler
        let addresses: SiteAddresses
        let signer: Signer
        let uploads: UploadStorage
    }

    /// - Parameters:
    ///   - path: what all addresses of the site lie below.
    ///   - identity: says who a request is; without one everybody is nobody.
    ///   - content: the pages and endpoints.
    public convenience init(
        at path: String = "/", identity: (any IdentityProvider)? = nil,
        @SceneBuilder _ content: () -> some Scene
    ) {
        self.init(at: path, identity: identity, items: content().items)
    }

    package init(at path: String = "/", identity: (any IdentityProvider)? = nil, items: [SceneItem]) {
        givenPath = path
        self.path = SitePath(path)
        self.identity = identity
        self.items = items
        sessions.onReport = { [unowned self] path, report in log(.warning, "\(path): \(report)") }
        sessions.onSlowTurn = { [unowned self] path, duration in
            counts.slowTurns += 1
            log(.warning, "slow turn: \(path) kept everyone waiting for \(duration)")
        }
        sessions.onOverrun = { [unowned self] path, overrun in
            log(.warning, "\(path): closed: \(overrun.words)")
        }
        sessions.onAction = { [unowned self] path, action, duration in
            guard logsRequests, let setting else { return }
            // As requests are logged.
            let base = setting.addresses.base
            var values = [("path", base + path)]
            if let pattern = setting.router.patternIndex.pattern(of: path) {
                values.append(("pattern", base + pattern))
            }
            log(
                .info, "action",
                values + [("action", action), ("milliseconds", duration.milliseconds)])
        }
    }

    isolated deinit {
        heart?.cancel()
        revocations?.cancel()
    }
}

extension Site {
    /// What the settings come to, from the first call on.
    ///
    /// - Throws: what is wrong with them.
    @discardableResult
    package func prepare() throws(SiteError) -> any RequestHandler { try open().handler }

    func open() throws(SiteError) -> Setting {
        if let setting { return setting }
        guard let path else { throw .badPath(givenPath) }
        for origin in imageOrigins where !PageHTML.isOrigin(origin) { throw .badImageOrigin(origin) }
        let router = try Router(items)
        let files = try PublicFiles(files, folder: folder)
        let addresses = SiteAddresses(base: path.text, files: files.addresses)
        let key = (identity as? any SessionKeeper)?.secret ?? secret
        let setting = Setting(
            router: router, html: PageHTML(styleSheets: styleSheets, imageOrigins: imageOrigins),
            handler: SiteHandler(site: self, path: path, files: files, router: router),
            addresses: addresses, signer: key.map(Signer.init(key:)) ?? Signer(),
            uploads: UploadStorage(uploadLimits))
        sessions.limits = limits.ofSessions
        self.setting = setting
        heart = Task { [weak self, clock] in
            while !Task.isCancelled, self?.tick() != nil { try? await clock.sleep(for: .seconds(1)) }
        }
        revocations = followRevocations()
        return setting
    }

    /// A second has passed.
    package func tick() {
        sessions.tick()
        tickRevocations()
        setting?.uploads.tick()
    }

    /// What the settings come to. There is no request before they have.
    var opened: Setting {
        guard let setting else {
            preconditionFailure("A request has come to a site that has not been opened.")
        }
        return setting
    }

    /// Whether there is a page at an address.
    package func hasPage(at path: String) -> Bool { (try? open())?.router.page(at: path) != nil }

    var router: Router { opened.router }
    var html: PageHTML { opened.html }
}

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
            answer(
                exchange,
                Response(status: status, headers: html.headers, body: html.write(still: document)))
            return true
        } catch {
            log(.error, "\(request.path): \(error)")
            return false
        }
    }

    func visit(
        path: String, query: String, values: [String], user: SignedInUser?, scene: String? = nil,
        deviceToken: String? = nil
    ) -> Visit {
        Visit(
            path: path, query: query, pathValues: values, user: user, sceneToken: scene,
            deviceToken: deviceToken, site: self)
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

extension Duration {
    /// In thousandths of a second, with three places.
    var milliseconds: String {
        let microseconds = components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
        let rest = "\(microseconds % 1000)"
        return "\(microseconds / 1000)." + String(repeating: "0", count: max(0, 3 - rest.count)) + rest
    }
}
