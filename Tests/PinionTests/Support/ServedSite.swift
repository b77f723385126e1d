import Accounts
import DOM
import Dispatch
import Live
import Server
import ServerTesting
import Synchronization

@testable import Accounts
@testable import Pinion

/// A site of two pages and perhaps more, served on a free port of this machine, with accounts of its own in memory.
@MainActor
final class ServedSite {
    let site: Site
    private let server: Server
    private let desks: Desks
    private let log = SiteLog()
    /// The cookie of somebody who is signed in.
    let cookie: String

    init(_ pages: [Page] = []) async throws {
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
            ] + pages, accounts: accounts, log: { [log] in log.append($0) })
        var served = Server.Configuration()
        served.port = 0
        let files = try StaticFiles(folder: PublicFolder.find(named: nil))
        server = try Server(configuration: served, handler: SiteHandler(site: site, files: files))
    }

    isolated deinit {
        server.stop()
    }

    /// What was opened last.
    var desk: Desk { desks.last ?? Desk() }

    /// The port that it is served on.
    var port: Int { server.port }

    /// What its operator has been told.
    var reports: [String] { log.lines }

    /// Renames a table of the database, so that every statement that needs it fails.
    func lose(table: String) async throws {
        try await site.accounts.run(Statement("lose_\(table)", "ALTER TABLE \(table) RENAME TO lost"), [])
    }

    /// Asks, and waits for the answer on a thread that nobody else needs.
    func ask(
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
    func open(_ path: String = "/desk") async throws -> String {
        try await ask("GET", path, [.json], cookie: cookie).page
    }

    /// Connects a client, which sends and reads on a thread of its own.
    nonisolated func converse<Result: Sendable>(
        receiveBuffer: Int32? = nil, _ body: @escaping @Sendable (RawClient) throws -> Result
    ) async throws -> Result {
        let port = server.port
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
    var page: String {
        let mark = text.hasPrefix("{") ? #""page":""# : #" data-page=""#
        return String((text.split(separator: mark, maxSplits: 1).last ?? "").prefix { $0 != "\"" })
    }

    /// The cookie that is set, as it is sent back.
    var cookie: String? { self["set-cookie"].map { String($0.prefix { $0 != ";" }) } }
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

/// What a site logs, from whatever thread.
private final class SiteLog: Sendable {
    private let kept = Mutex<[String]>([])

    var lines: [String] { kept.withLock { $0 } }

    func append(_ line: String) {
        kept.withLock { $0.append(line) }
    }
}
