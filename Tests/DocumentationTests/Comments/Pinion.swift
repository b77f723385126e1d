import Pinion

// What the comments in `Sources/Pinion` show.
@MainActor
private struct Sites {
    struct Greeter: App {
        var body: some Scene {
            Page("/") { Text("Hello") }
        }
    }

    struct StyledGreeter: App {
        var body: some Scene {
            Page("/") { Text("Hello") }
        }

        var styleSheets: [String] { ["/greeter.css"] }

        var files: [EmbeddedFile] { [EmbeddedFile("/greeter.css", PackageResources.greeter_css)] }

        var imageOrigins: [String] { ["https://pictures.example"] }
    }

    struct AddressView: View {
        @Environment(\.visit) private var visit

        var body: some View { Text(visit?.path ?? "") }
    }

    @SceneBuilder func pages() -> some Scene {
        Page("/") { HomeView() }
        Page("/articles/:id") { (id: Int) in ArticleView(id: id) }
        Page("/profile") { visit in
            if let user = visit.user { ProfileView(user: user) } else { Redirect(to: "/login") }
        }
    }

    struct Articles: Scene {
        var body: some Scene {
            Page("/articles") { ArticleListView() }
            Page("/articles/:id") { (id: Int) in ArticleView(id: id) }
        }
    }

    @SceneBuilder func articles(_ titles: [Int: String]) -> some Scene {
        Page("/articles/:id") { (id: Int) in
            if let title = titles[id] { Text(title) } else { NotFound() }
        }
    }

    @SceneBuilder func controllers() -> some Scene {
        Page(
            "/login",
            controller: { visit in
                guard visit.user == nil else { throw Redirect(to: "/") }
                return LoginViewController(visit)
            })
    }

    func reconnected(visit: Visit, model: Model, subscriptions: inout Set<AnyCancellable>) {
        visit.reconnected.sink { model.sync() }.store(in: &subscriptions)
    }

    @SceneBuilder func endpoints(queue: Queue) -> some Scene {
        Endpoint(.get, "/jobs.csv") { request in Response(csv(queue.jobs), type: "text/csv") }
        Endpoint(.delete, "/jobs/:id") { (request, id: Int) in
            guard queue.remove(id) else {
                throw ProblemDocument(status: .notFound, detail: "There is no job \(id).")
            }
            return Response(status: .noContent)
        }
    }

    func basic(secret: String) -> Site {
        let site = Site(
            identity: .basic(realm: "Tanks") { name, password in
                password == secret ? SignedInUser(id: name) : nil
            }
        ) {
            Page("/") { TanksView() }
        }
        return site
    }

    func ask(tickets: Tickets) -> Site {
        let site = Site(identity: .ask { try await tickets.holder(of: $0.headers["x-ticket"]) }) {
            Page("/") { TanksView() }
        }
        return site
    }

    func header() -> Site {
        let site = Site(identity: .header("Remote-User", roles: "Remote-Groups")) {
            Page("/") { TanksView() }
        }
        return site
    }

    struct Badges: IdentityProvider {
        func user(of request: Request) async throws -> SignedInUser? {
            guard let badge = request.headers["x-badge"] else { return nil }
            return SignedInUser(id: badge)
        }
    }

    func limits(site: inout Site) {
        site.limits.pagesPerAddress = 2_000
    }

    func trustedProxies(site: inout Site) {
        site.trustedProxies = ["10.0.0.7", "unix"]
    }

    func log(
        site: inout Site, logger: Logger, level: @escaping @Sendable (LogEntry.Level) -> Logger.Level
    ) {
        site.log = .json()  // lines of JSON on standard error
        site.log = Log { entry in logger.log(level: level(entry.level), "\(entry.message)") }
    }

    func query(visit: Visit) -> Int {
        let page = visit.query["page", as: Int.self] ?? 1
        return page
    }

    func request() {
        let request = HTTPRequest(method: "GET", target: "/admin/?page=2", headers: [("Host", "example.org")])
        _ = request
    }

    func respond(site: Site, fields: [(String, String)], connection: Connection) async throws {
        let response = await site.respond(to: HTTPRequest(method: "GET", target: "/admin/", headers: fields))
        try await connection.writeHead(response.status.rawValue, response.headers)
        for try await chunk in response.chunks { try await connection.write(chunk) }
    }

    func site(queue: Queue) async throws {
        let site = Site(at: "/admin") {
            Page("/") { StatusView(queue: queue) }
            Page("/jobs/:id") { (id: Int) in JobView(id: id) }
            Endpoint(.get, "/jobs.csv") { _ in Response(csv(queue.jobs), type: "text/csv") }
        }
        try await site.run(on: .tcp("127.0.0.1", port: 8080))
    }

    enum PackageResources {
        // swift-format-ignore: AlwaysUseLowerCamelCase
        static let greeter_css: [UInt8] = []
    }

    struct HomeView: View {
        var body: some View { Text("Home") }
    }

    struct ArticleListView: View {
        var body: some View { Text("Articles") }
    }

    struct ArticleView: View {
        let id: Int
        var body: some View { Text("Article \(id)") }
    }

    struct ProfileView: View {
        let user: SignedInUser
        var body: some View { Text(user.id) }
    }

    struct TanksView: View {
        var body: some View { Text("Tanks") }
    }

    struct StatusView: View {
        let queue: Queue
        var body: some View { Text("\(queue.jobs.count) jobs") }
    }

    struct JobView: View {
        let id: Int
        var body: some View { Text("Job \(id)") }
    }

    final class LoginViewController: ViewController {
        init(_ visit: Visit) { super.init() }
    }

    struct Model {
        func sync() {}
    }

    @MainActor final class Queue {
        var jobs: [Int: String] = [:]
        func remove(_ id: Int) -> Bool { jobs.removeValue(forKey: id) != nil }
    }

    func csv(_ jobs: [Int: String]) -> String { jobs.map { "\($0),\($1)\n" }.joined() }

    struct Tickets: Sendable {
        func holder(of ticket: String?) async throws -> SignedInUser? { nil }
    }

    struct Logger: Sendable {
        enum Level { case info }
        func log(level: Level, _ message: String) {}
    }

    struct Connection {
        func writeHead(_ status: Int, _ headers: [(String, String)]) async throws {}
        func write(_ chunk: [UInt8]) async throws {}
    }
}
