import Server
import ServerTesting
import SiteTesting
import Testing

@testable import Pinion

/// Addresses that are no pages.
@MainActor
@Suite("An endpoint") struct EndpointTests {
    private let site: ServedSite

    init() async throws {
        site = try await ServedSite([
            Endpoint(.get, "/jobs.csv") { request in
                Response("id,name\n\(request.query["from", as: Int.self] ?? 0),tea\n", type: "text/csv")
            },
            Endpoint(.put, "/jobs/:id/:name", maximumBodySize: 8) { (request, id: Int, name: String) in
                Response(
                    "\(id) \(name) \(request.text ?? "?") \(request.user?.name ?? "nobody")", status: .created
                )
            },
            Endpoint(.delete, "/desk") { _ in
                throw ProblemDocument(status: .conflict, detail: "It is in use.")
            },
            Endpoint(.post, "/broken") { _ in throw Broken() },
            Endpoint(.get, "/numbers/:count") { (_, count: Int) in
                Response(
                    type: "text/plain",
                    chunks: AsyncThrowingStream { continuation in
                        for number in 0..<count { continuation.yield(Array("\(number)\n".utf8)) }
                        if count == 3 {
                            continuation.finish(throwing: Broken())
                        } else {
                            continuation.finish()
                        }
                    })
            },
        ])
    }

    @Test func answersWithWhatItMakes() async throws {
        let answer = try await site.ask("GET", "/jobs.csv?from=7")
        #expect(answer.status == 200)
        #expect(answer["content-type"] == "text/csv")
        #expect(answer.text == "id,name\n7,tea\n")
        let head = try await site.ask("HEAD", "/jobs.csv")
        #expect((head.status, head.body) == (200, []))
    }

    @Test func isToldTheValuesInItsPathTheBodyAndWhoAsks() async throws {
        let answer = try await site.ask("PUT", "/jobs/7/green%20tea", [], "now", cookie: site.cookie)
        #expect(answer.status == 201)
        #expect(answer.text == "7 green tea now Ada")
        #expect(try await site.ask("PUT", "/jobs/7/x", [], "now").text == "7 x now nobody")
        #expect(try await site.ask("PUT", "/jobs/seven/x", [], "now").status == 404)
    }

    @Test func hasALimitOfItsOwn() async throws {
        #expect(try await site.ask("PUT", "/jobs/7/x", [], "12345678").status == 201)
        #expect(try await site.ask("PUT", "/jobs/7/x", [], "123456789").status == 413)
    }

    @Test func saysWhatItThrows() async throws {
        let answer = try await site.ask("DELETE", "/desk")
        #expect(answer.status == 409)
        #expect(answer.text == #"{"title":"Conflict","status":409,"detail":"It is in use."}"#)
        let broken = try await site.ask("POST", "/broken")
        #expect(broken.status == 500)
        #expect(!broken.text.contains("kettle"))
        #expect(site.reports == ["POST /broken: the kettle is broken"])
    }

    @Test(arguments: [
        ("POST", "/jobs.csv", "GET, HEAD, OPTIONS"), ("GET", "/broken", "POST, OPTIONS"),
        ("PUT", "/desk", "GET, HEAD, POST, PATCH, DELETE, OPTIONS"),
    ])
    func namesTheMethodsThatThereAre(method: String, path: String, allowed: String) async throws {
        let answer = try await site.ask(method, path)
        #expect((answer.status, answer["allow"]) == (405, allowed))
        let options = try await site.ask("OPTIONS", path)
        #expect((options.status, options["allow"]) == (204, allowed))
    }

    @Test func takesNothingFromAnotherSite() async throws {
        let origin = HeaderField("Origin", "https://example.org")
        #expect(try await site.ask("DELETE", "/desk", [origin]).status == 403)
        #expect(try await site.ask("GET", "/jobs.csv", [origin]).status == 200)
    }

    @Test func sendsWhatIsMadeWhileItIsSent() async throws {
        let text = try await raw("/numbers/4")
        #expect(text.contains("\r\nTransfer-Encoding: chunked\r\n"))
        #expect(text.hasSuffix("\r\n\r\n2\r\n0\n\r\n2\r\n1\n\r\n2\r\n2\n\r\n2\r\n3\n\r\n0\r\n\r\n"))
    }

    @Test func leavesTheEndAwayWhereTheMakingFails() async throws {
        let text = try await raw("/numbers/3")
        #expect(text.hasSuffix("2\r\n2\n\r\n"))
    }

    @Test func sendsAFile() async throws {
        let path = #filePath
        let site = try await ServedSite([
            Endpoint(.get, "/source") { _ in try Response(file: path, type: "text/plain") },
            Endpoint(.get, "/none") { _ in try Response(file: "/no/such/file") },
            Endpoint(.get, "/folder") { _ in try Response(file: "/tmp") },
        ])
        let text = try await site.converse { client in
            client.send("GET /source HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return String(decoding: try client.readToEnd(), as: UTF8.self)
        }
        #expect(text.contains("\r\nContent-Type: text/plain\r\n"))
        #expect(text.contains("import SiteTesting\n"))
        #expect(text.hasSuffix("\r\n0\r\n\r\n"))
        #expect(try await site.ask("GET", "/none").status == 404)
        #expect(try await site.ask("GET", "/folder").status == 404)
    }

    private func raw(_ path: String) async throws -> String {
        try await site.converse { client in
            client.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return String(decoding: try client.readToEnd(), as: UTF8.self)
        }
    }

    private struct Broken: Error, CustomStringConvertible {
        let description = "the kettle is broken"
    }
}
