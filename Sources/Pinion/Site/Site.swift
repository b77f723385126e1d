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
    var answers: [(exchange: Exchange, response: Response)]?
    private var heart: Task<Void, Never>?
    private var revocations: Task<Void, Never>?
    var doubts = Doubts()
    let presence = Presence()
    var isRunning = false
    /// Why the site was not ready when that was last asked.
    var readinessProblem: String?
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
