internal import Dispatch
package import Live
package import Pinion
internal import Server
package import ServerTesting
internal import Synchronization
package import VirtualTime

/// A site of two pages and perhaps more, served on a free port of this machine. Its time stands still until a test lets it
/// go on, so that an answer may take as long as a busy machine needs for it.
@MainActor
package final class ServedSite {
    package let site: Site
    private let server: Server
    private let desks: Desks
    private let log = SiteLog()
    /// The site's time.
    package let clock = VirtualClock()
    /// Whom the site knows, unless it has another identity.
    package let members = Members()
    /// The cookie of somebody who is signed in: of Ada, if the site has members.
    package let cookie: String
    /// The word for `/metrics`.
    package static let metricsToken = "whoever runs this site"

    /// - Parameters:
    ///   - scenes: what there is besides.
    ///   - path: what the site lies below.
    ///   - identity: says who a request is; the ``members`` unless given.
    ///   - session: the session that ``cookie`` names.
    ///   - configure: sets what is to be set of the site.
    package init(
        _ scenes: [any Scene] = [], at path: String = "/", identity: (any IdentityProvider)? = nil,
        session: SessionID = .random(), configure: (Site) -> Void = { _ in }
    ) async throws {
        cookie = "pinion=\(session.text)"
        members.admit(SignedInUser(id: "1", name: "Ada"), session.text)
        let desks = Desks()
        self.desks = desks
        let items: [any Scene] =
            [
                Page("/desk", controller: { _ in desks.make() }),
                Page("/other", controller: { _ in desks.make() }),
            ] + scenes
        site = Site(at: path, identity: identity ?? members, items: items.flatMap(\.items))
        site.name = "Test"
        site.clock = clock
        site.metricsToken = Self.metricsToken
        site.log = Log { [log] in log.append("\($0)") }
        configure(site)
        var served = Server.Configuration()
        served.addresses = [.tcp("127.0.0.1", port: 0)]
        server = try Server(configuration: served, handler: try site.prepare())
    }

    isolated deinit {
        server.stop()
    }

    /// What was opened last.
    package var desk: Desk { desks.last ?? Desk() }

    /// The port that it is served on.
    package var port: Int { server.addresses[0].port }

    /// What its operator has been told.
    package var reports: [String] { log.lines }

    /// Asks, and waits for the answer on a thread that nobody else needs.
    package func ask(
        _ method: String, _ path: String, _ headers: [HeaderField] = [], _ body: String = "",
        cookie: String? = nil
    ) async throws -> RawAnswer {
        var request = "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n"
        for field in headers { request += "\(field.name): \(field.value)\r\n" }
        if let cookie { request += "Cookie: \(cookie)\r\n" }
        if method != "GET", method != "HEAD" { request += "Content-Length: \(body.utf8.count)\r\n" }
        return try await converse { [request] client in
            client.send(request + "\r\n" + body)
            return try client.readAnswer(hasBody: method != "HEAD")
        }
    }

    /// Opens the page of somebody who is signed in; returns its id.
    package func open(_ path: String = "/desk") async throws -> String {
        try await ask("GET", path, [.json], cookie: cookie).page
    }

    /// Connects a client, which sends and reads on a thread of its own.
    package nonisolated func converse<Result: Sendable>(
        receiveBuffer: Int32? = nil, _ body: @escaping @Sendable (RawClient) throws -> Result
    ) async throws -> Result {
        let port = server.addresses[0].port
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    with: .init { try body(RawClient(port: port, receiveBuffer: receiveBuffer)) })
            }
        }
    }
}

extension RawAnswer {
    /// The id of the page that is answered, as JSON or HTML.
    package var page: String {
        let mark = text.hasPrefix("{") ? #""page":""# : #" data-page=""#
        return String((text.split(separator: mark, maxSplits: 1).last ?? "").prefix { $0 != "\"" })
    }

    /// The cookie that is set, as it is sent back.
    package var cookie: String? { self["set-cookie"].map { String($0.prefix { $0 != ";" }) } }
}

/// A header field of a request.
package struct HeaderField {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    package static let json = HeaderField("Accept", "application/json")
    package static let html = HeaderField("Accept", "text/html")
    package static let form = HeaderField("Content-Type", "application/x-www-form-urlencoded")
    package static let files = HeaderField("Content-Type", "multipart/form-data; boundary=XYZ")
}

/// Makes the pages, and knows the last one.
@MainActor
private final class Desks {
    private(set) weak var last: Desk?

    func make() -> Desk {
        let desk = Desk()
        last = desk
        return desk
    }
}

/// What a site logs, from whatever thread.
private final class SiteLog: Sendable {
    private let kept = Mutex<[String]>([])

    var lines: [String] { kept.withLock { $0 } }

    func append(_ line: String) {
        kept.withLock { $0.append(line) }
    }
}
