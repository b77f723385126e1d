import Pinion
import Server

// What the comments in `Sources/Server` show.
private struct Serving {
    @MainActor func listeningAddress(site: Site) async throws {
        try await site.run(on: .tcp("127.0.0.1", port: 8080), .unix("/run/thermostat.sock", mode: 0o660))
    }

    @MainActor func certificateFiles(site: Site) async throws {
        site.certificate = CertificateFiles("/etc/tls/fullchain.pem", key: "/etc/tls/privkey.pem")
        try await site.run(on: .tls("0.0.0.0", port: 443))
    }

    func headers(request: Request) {
        let type = request.headers["content-type"]
        _ = type
    }

    @MainActor @SceneBuilder func file() -> some Scene {
        Endpoint(.get, "/backup") { _ in try Response(file: "/var/lib/tanks/backup.tar") }
    }

    func response() {
        let page = Response.html("<!doctype html>…")
        let nothing = Response(status: .noContent)
        _ = (page, nothing)
    }

    func chunks(write: @escaping (AsyncStream<[UInt8]>.Continuation) -> Void) {
        let table = Response(type: "text/csv", chunks: AsyncStream { rows in write(rows) })
        _ = table
    }

    func status() {
        let missing = Response(status: .notFound)
        let teapot = Response(status: 418)
        _ = (missing, teapot)
    }

    func problem() throws {
        throw ProblemDocument(status: .gone, detail: "That page is gone.")
    }

    struct Hello: RequestHandler {
        func handle(_ exchange: Exchange) { exchange.respond(.text("Hello")) }
    }

    func configuration() -> Server.Configuration {
        var configuration = Server.Configuration()
        configuration.addresses = [.unix("/run/thermostat.sock")]
        return configuration
    }

    func server() throws {
        struct Hello: RequestHandler {
            func handle(_ exchange: Exchange) { exchange.respond(.text("Hello")) }
        }

        var configuration = Server.Configuration()
        configuration.addresses = [.tcp("127.0.0.1", port: 0)]
        let server = try Server(configuration: configuration, handler: Hello())
        print(server.addresses)
    }

    func staticFiles(exchange: Exchange) throws {
        let files = try StaticFiles(folder: "Public")
        exchange.respond(files.response(to: exchange.request) ?? .problem(.notFound, detail: "No such page."))
    }
}
