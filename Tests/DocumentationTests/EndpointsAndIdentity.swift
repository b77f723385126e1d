import Pinion
import Testing

// What the article "Endpoints and identity" shows.

@MainActor
private final class Queue {
    var jobs: [Int: String] = [:]
    func csv() -> String { jobs.map { "\($0),\($1)\n" }.joined() }
    func remove(_ id: Int) -> Bool { jobs.removeValue(forKey: id) != nil }
    nonisolated func lines() -> AsyncStream<[UInt8]> { AsyncStream { $0.finish() } }
}

@MainActor
private func makeEndpoints(_ queue: Queue) -> Site {
    Site {
        Endpoint(.get, "/jobs.csv") { _ in Response(queue.csv(), type: "text/csv") }
        Endpoint(.delete, "/jobs/:id") { (request, id: Int) in
            guard request.user?.roles.contains("admin") == true else {
                throw ProblemDocument(status: .forbidden, detail: "Jobs are removed by administrators.")
            }
            guard queue.remove(id) else {
                throw ProblemDocument(status: .notFound, detail: "There is no job \(id).")
            }
            return Response(status: .noContent)
        }
        Endpoint(.post, "/jobs", maximumBodySize: 64 << 20) { request in
            guard let text = request.text else {
                throw ProblemDocument(status: .badRequest, detail: "A job is text.")
            }
            queue.jobs[queue.jobs.count + 1] = text
            return Response(status: .created)
        }
        Endpoint(.get, "/log") { _ in Response(type: "text/plain", chunks: queue.lines()) }
    }
}

struct Badges: IdentityProvider {
    func user(of request: Request) async throws -> SignedInUser? {
        guard let badge = request.headers["x-badge"] else { return nil }
        return SignedInUser(id: badge, roles: badge == "1" ? ["admin"] : [])
    }
}

@MainActor
private func makeSites(secret: String) -> [Site] {
    let proxied = Site(identity: .header("Remote-User", roles: "Remote-Groups", from: ["10.0.0.7"])) {
        Page("/") { visit in Text("Hello, \(visit.user?.name ?? "whoever you are")") }
        Page("/admin") { Text("For administrators") }.allowed { $0.roles.contains("admin") }
        ForbiddenPage { visit in Text("\(visit.path) is for administrators.") }
    }
    let basic = Site(
        identity: .basic(realm: "Tanks") { name, password in
            password == secret ? SignedInUser(id: name) : nil
        }
    ) {
        Page("/") { Text("Tanks") }
    }
    let badges = Site(identity: Badges()) {
        Page("/") { Text("Doors") }.requiresSignIn()
    }
    return [proxied, basic, badges]
}

/// The names of swift-log that the article uses.
struct Logger: Sendable {
    enum Level: String { case trace, debug, info, notice, warning, error, critical }
    enum MetadataValue { case string(String) }
    let label: String
    func log(level: Level, _ message: String, metadata: [String: MetadataValue]?) {}
}

@MainActor
private func log(_ site: Site) {
    let logger = Logger(label: "site")
    site.log = Log { entry in
        let level = Logger.Level(rawValue: entry.level.rawValue) ?? .error
        let metadata = entry.metadata.map { ($0.name, Logger.MetadataValue.string($0.value)) }
        logger.log(level: level, "\(entry.message)", metadata: Dictionary(metadata, uniquingKeysWith: { $1 }))
    }
}

@MainActor
private func look(_ site: Site) {
    let metrics = site.metrics
    print(metrics.pages, metrics.streams, metrics.slowTurns)
}
