import Accounts
import DOM
import Dispatch
import Live
import Server
import ServerTesting

@testable import Pinion

/// A site of two pages, served on a free port of this machine, with accounts of its own in memory.
@MainActor
final class ServedSite {
    let site: Site
    private let server: Server
    private let desks: Desks
    /// The cookie of somebody who is signed in.
    let cookie: String

    init() async throws {
        var configuration = AccountsConfiguration()
        configuration.passwordCost = .minimal
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: configuration)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let session = SessionID.random()
        try await accounts.startSession(token: session.text, for: ada.id)
        cookie = "pinion=\(session.text)"
        let desks = Desks()
        self.desks = desks
        site = Site(
            name: "Test",
            pages: [
                Page("/desk", controller: { _ in desks.make() }),
                Page("/other", controller: { _ in desks.make() }),
            ], accounts: accounts, log: { _ in })
        var served = Server.Configuration()
        served.port = 0
        server = try Server(configuration: served, handler: SiteHandler(site: site, files: PublicFiles()))
    }

    isolated deinit {
        server.stop()
    }

    /// What was opened last.
    var desk: Desk { desks.last ?? Desk() }

    /// Asks, and waits for the answer on a thread that nobody else needs.
    func ask(
        _ method: String, _ path: String, _ headers: [HeaderField] = [], _ body: String = "",
        cookie: String? = nil
    ) async throws -> RawAnswer {
        var request = "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n"
        for field in headers { request += "\(field.name): \(field.value)\r\n" }
        if let cookie { request += "Cookie: \(cookie)\r\n" }
        if method != "GET", method != "HEAD" { request += "Content-Length: \(body.utf8.count)\r\n" }
        return try await exchange(request + "\r\n" + body, hasBody: method != "HEAD")
    }

    /// Opens the page of somebody who is signed in; returns its id.
    func open(_ path: String = "/desk") async throws -> String {
        let answer = try await ask("GET", path, [.json], cookie: cookie)
        let text = answer.text.split(separator: #""page":""#, maxSplits: 1).last ?? ""
        return String(text.prefix { $0 != "\"" })
    }

    private nonisolated func exchange(_ request: String, hasBody: Bool) async throws -> RawAnswer {
        let port = server.port
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result {
                        let client = try RawClient(port: port)
                        client.send(request)
                        return try client.readAnswer(hasBody: hasBody)
                    })
            }
        }
    }
}

/// A header field of a request.
struct HeaderField {
    let name: String
    let value: String

    init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    static let json = HeaderField("Accept", "application/json")
    static let html = HeaderField("Accept", "text/html")
    static let form = HeaderField("Content-Type", "application/x-www-form-urlencoded")
    static let files = HeaderField("Content-Type", "multipart/form-data; boundary=XYZ")
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
