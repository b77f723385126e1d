internal import Live
internal import Server

/// Takes requests on libmicrohttpd's threads: answers what needs no page, and hands the rest to the main actor.
final class SiteHandler: RequestHandler {
    private let files: PublicFiles
    private let photos: PhotoShelf
    private let inbox: Inbox

    init(site: Site, files: PublicFiles) {
        self.files = files
        photos = PhotoShelf(accounts: site.accounts)
        inbox = Inbox(site: site)
    }

    func handle(_ exchange: Exchange) {
        let request = exchange.request
        if request.path.hasPrefix(UploadRequest.folder) { return upload(exchange) }
        switch request.method {
        case .get, .head:
            switch request.path {
            case "/healthz": exchange.respond(.text("ok\n"))
            case "/live": inbox.post(.stream(exchange, Cookie.session(of: request), inbox))
            case let path where path.hasPrefix(PhotoShelf.folder): photos.answer(exchange)
            default:
                if let response = files.response(to: request) {
                    exchange.respond(response)
                } else {
                    inbox.post(.request(exchange, Cookie.session(of: request)))
                }
            }
        case .post, .patch:
            guard SameOrigin.allows(request) else {
                return refuse(exchange, .forbidden, "This request comes from another site.")
            }
            if request.path == "/live" {
                message(exchange)
            } else {
                inbox.post(.request(exchange, Cookie.session(of: request)))
            }
        case .options:
            exchange.respond(
                Response(status: .noContent, headers: [("Allow", "GET, HEAD, POST, PATCH, OPTIONS")]))
        default:
            var problem = ProblemDocument(
                status: .methodNotAllowed, detail: "\(request.method.rawValue) is not possible here.")
            problem.headers = [("Allow", "GET, HEAD, POST, PATCH, OPTIONS")]
            exchange.respond(problem.response(to: request))
        }
    }

    func takesLargeBody(_ method: Method, path: String, headers: Headers) -> Bool {
        switch method {
        case .put, .patch: path.hasPrefix(UploadRequest.folder)
        case .post: MultipartForm.boundary(headers["content-type"]) != nil
        default: false
        }
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

    private func message(_ exchange: Exchange) {
        let request = exchange.request
        guard request.method == .post else {
            return refuse(exchange, .methodNotAllowed, "Messages are sent with POST.")
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

    private func refuse(_ exchange: Exchange, _ status: Status, _ detail: String) {
        exchange.respond(ProblemDocument(status: status, detail: detail).response(to: exchange.request))
    }
}
