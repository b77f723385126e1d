internal import Live
internal import Server

/// Takes requests on the server's threads: answers what needs no page, and hands the rest to the main actor.
final class SiteHandler: RequestHandler {
    private let path: SitePath
    private let files: PublicFiles
    private let endpoints: EndpointIndex
    private let patterns: PatternIndex
    let inbox: Inbox
    private let messageSize: Int
    private let filePages: FilePages
    private let trustedProxies: TrustedProxies
    private let hostNames: HostNames
    private let metricsToken: String?
    private let securityText: String?
    private let passwordPage: String?
    private let log: Log?

    @MainActor
    init(site: Site, path: SitePath, files: PublicFiles, router: Router) {
        self.path = path
        self.files = files
        endpoints = router.endpoints
        patterns = router.patternIndex
        trustedProxies = site.trustedProxies
        hostNames = HostNames(site.hostNames)
        metricsToken = site.metricsToken
        securityText = site.securityText
        passwordPage = site.passwordPage
        log = site.logsRequests ? site.log : nil
        inbox = Inbox(site: site)
        messageSize = site.limits.messageSize
        filePages = site.sessions.filePages
    }

    /// Takes the site's own path away: what is left is a path of the program, or nothing for one that is elsewhere.
    func prepare(_ request: inout Request) {
        let path = request.path
        trustedProxies.describe(&request)
        request.base = prefix(for: request) + self.path.text
        request.path = self.path.path(below: path) ?? ""
        request.isOfOperator = isOfOperator(request)
        guard let log else { return }
        let (method, start) = (request.method, ContinuousClock.now)
        // What a proxy has taken away does not stand in the path either.
        let pattern = patterns.pattern(of: request.path).map { self.path.text + $0 }
        request.onAnswer = { status, byteCount in
            var values = [("method", method.rawValue), ("path", path)]
            if let pattern { values.append(("pattern", pattern)) }
            values.append(("status", "\(status.rawValue)"))
            if let byteCount { values.append(("bytes", "\(byteCount)")) }
            log(
                .info, "request", values + [("milliseconds", (ContinuousClock.now - start).milliseconds)])
        }
    }

    /// Files are taken from browsers only that have a page open which asks for one.
    func maximumBodySize(_ method: Method, path: String, headers: Headers) -> Int? {
        guard let path = self.path.path(below: path) else { return messageSize }
        let hasFile: Bool
        if path.hasPrefix(UploadRequest.folder) {
            hasFile = method == .put || method == .patch
        } else if let size = endpoints.maximumBodySize(method, path) {
            return size
        } else {
            hasFile = method == .post && MultipartForm.boundary(headers["content-type"]) != nil
        }
        guard hasFile, Cookie.sessions(in: headers).contains(where: filePages.contains) else {
            return messageSize
        }
        return UploadRequest.maximumPartSize
    }

    func handle(_ exchange: Exchange) {
        let request = exchange.request
        if let host = request.host, !hostNames.include(host) { return refuse(exchange, host) }
        guard !request.path.isEmpty else {
            return refuse(exchange, .notFound, "There is nothing here; the site lies at \(request.base)/.")
        }
        if request.path.hasPrefix(UploadRequest.folder) { return upload(exchange) }
        switch request.method {
        case .get, .head:
            switch request.path {
            case "/healthz": exchange.respond(.text("ok\n"))
            case "/metrics" where metricsToken != nil && !request.isOfOperator:
                var problem = ProblemDocument(
                    status: .unauthorized, detail: "The figures are for those who run the site.")
                problem.headers = [("WWW-Authenticate", "Bearer")]
                exchange.respond(problem.response(to: request))
            case "/.well-known/security.txt" where securityText != nil:
                exchange.respond(.text(securityText ?? ""))
            case "/.well-known/change-password" where passwordPage != nil:
                exchange.respond(
                    Response(status: .seeOther, headers: [("Location", request.base + (passwordPage ?? ""))]))
            case "/live": inbox.post(.stream(exchange, Cookie.session(of: request), inbox))
            default:
                if let response = files.response(to: request) {
                    exchange.respond(response)
                } else {
                    inbox.post(.request(exchange, Cookie.session(of: request)))
                }
            }
        case .post, .patch, .put, .delete:
            guard SameOrigin.allows(request) else {
                return refuse(exchange, .forbidden, "This request comes from another site.")
            }
            if request.path == "/live" {
                message(exchange)
            } else if request.method == .post, endpoints.maximumBodySize(.post, request.path) == nil,
                let boundary = MultipartForm.boundary(request.headers["content-type"])
            {
                form(exchange, boundary)
            } else {
                inbox.post(.request(exchange, Cookie.session(of: request)))
            }
        case .options:
            inbox.post(.request(exchange, Cookie.session(of: request)))
        }
    }

    /// Whether a request for something of the operators' has their token.
    private func isOfOperator(_ request: Request) -> Bool {
        guard let metricsToken, OperatorHandler.paths.contains(request.path),
            let field = request.headers["authorization"], field.lowercased().hasPrefix("bearer ")
        else { return false }
        return Signer.areEqual(String(field.dropFirst(7)), metricsToken)
    }

    /// What a proxy has taken away before the site's own path.
    private func prefix(for request: Request) -> String {
        guard let prefix = request.headers["x-forwarded-prefix"],
            trustedProxies.include(request.remoteAddress)
        else { return "" }
        return SitePath(prefix)?.text ?? ""
    }

    /// A part of a file, or a question about it.
    private func upload(_ exchange: Exchange) {
        let request = exchange.request
        guard UploadRequest.methods.contains(request.method) else {
            let methods = UploadRequest.methods.map(\.rawValue).joined(separator: ", ")
            var problem = ProblemDocument(
                status: .methodNotAllowed, detail: "\(request.method.rawValue) is not possible here.")
            problem.headers = [("Allow", methods)]
            return exchange.respond(problem.response(to: request))
        }
        guard request.method == .head || SameOrigin.allows(request) else {
            return refuse(exchange, .forbidden, "This request comes from another site.")
        }
        inbox.post(.upload(exchange, Cookie.session(of: request)))
    }

    /// A form with files, which may be large: it is read where nobody waits for that.
    private func form(_ exchange: Exchange, _ boundary: String) {
        let request = exchange.request
        Task { [inbox] in
            let form = MultipartForm(request.body, boundary: boundary)
            inbox.post(.form(exchange, Cookie.session(of: request), form))
        }
    }

    private func message(_ exchange: Exchange) {
        let request = exchange.request
        guard request.method == .post else {
            var problem = ProblemDocument(status: .methodNotAllowed, detail: "Messages are sent with POST.")
            problem.headers = [("Allow", "GET, HEAD, POST")]
            return exchange.respond(problem.response(to: request))
        }
        guard let cookie = Cookie.session(of: request) else {
            return refuse(exchange, .gone, "This page is not open (any more).")
        }
        do {
            inbox.post(.message(exchange, cookie, try LiveMessage(request.body)))
        } catch {
            refuse(exchange, .badRequest, error.description)
        }
    }

    /// Refuses a name under which the site does not answer, and says what to do about it.
    private func refuse(_ exchange: Exchange, _ host: String) {
        let name = Authority(host)?.host
        refuse(
            exchange, .misdirectedRequest,
            "This site does not answer under the name “\(name ?? host)”. Whoever runs it can change that: by the flag "
                + "--host-name \(name ?? "NAME"), or by hostNames in the program.")
    }

    private func refuse(_ exchange: Exchange, _ status: Status, _ detail: String) {
        exchange.respond(ProblemDocument(status: status, detail: detail).response(to: exchange.request))
    }
}
