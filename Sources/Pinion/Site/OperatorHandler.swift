internal import Server

/// Answers on the address of those who run a site: whether it is well, and its figures.
struct OperatorHandler: RequestHandler {
    static let paths = ["/metrics", "/readyz"]
    let inbox: Inbox

    func prepare(_ request: inout Request) { request.isOfOperator = true }

    func maximumBodySize(_ method: Method, path: String, headers: Headers) -> Int? { 0 }

    func handle(_ exchange: Exchange) {
        let request = exchange.request
        guard request.method == .get || request.method == .head else {
            return refuse(exchange, .methodNotAllowed, "There is something to read here only.")
        }
        switch request.path {
        case "/healthz": exchange.respond(.text("ok\n"))
        case let path where Self.paths.contains(path): inbox.post(.request(exchange, nil))
        default: refuse(exchange, .notFound, "There are /metrics, /readyz and /healthz here.")
        }
    }

    private func refuse(_ exchange: Exchange, _ status: Status, _ detail: String) {
        exchange.respond(ProblemDocument(status: status, detail: detail).response(to: exchange.request))
    }
}
