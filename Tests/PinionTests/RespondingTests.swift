import Pinion
import Server
import Testing

/// A site inside another server.
@MainActor
@Suite("A site that answers requests") struct RespondingTests {
    private let site = Site(at: "/admin") {
        Page("/") { CountView() }
        Endpoint(.put, "/echo", maximumBodySize: 5) { request in Response(request.body, type: "text/plain") }
    }

    @Test func answersWithAPage() async throws {
        let answer = await site.respond(to: HTTPRequest(method: "GET", target: "/admin/?x=1"))
        #expect(answer.status == .ok)
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(text.contains("Pressed 0 times"))
        #expect(text.contains(#"src="/admin/pinion.js?v="#))
        let head = await site.respond(to: HTTPRequest(method: "HEAD", target: "/admin/"))
        #expect(head.status == .ok)
        #expect(head.body == [])
    }

    @Test(arguments: [
        ("GET", "/admin/nowhere", 404), ("GET", "/elsewhere", 404), ("BREW", "/admin/", 501),
        ("GET", "admin", 400),
        ("GET", "/admin/%zz", 400), ("DELETE", "/admin/", 405),
    ])
    func refusesWhatItDoesNotTake(method: String, target: String, status: Int) async {
        #expect(await site.respond(to: HTTPRequest(method: method, target: target)).status.rawValue == status)
    }

    @Test func readsABodyPieceByPieceAsFarAsItIsTaken() async {
        func put(_ pieces: [String]) async -> Response {
            let body = AsyncStream<[UInt8]> { continuation in
                for piece in pieces { continuation.yield(Array(piece.utf8)) }
                continuation.finish()
            }
            return await site.respond(
                to: HTTPRequest(method: "PUT", target: "/admin/echo", body: ByteChunks(body)))
        }
        #expect(await put(["ab", "cde"]).body == Array("abcde".utf8))
        #expect(await put(["ab", "cdef"]).status == .contentTooLarge)
    }

    @Test func streamsUntilItsReaderStops() async throws {
        let answer = await site.respond(
            to: HTTPRequest(method: "GET", target: "/admin/", headers: [("Accept", "application/json")]))
        let state = String(decoding: answer.body, as: UTF8.self)
        let page = try #require(state.firstMatch(of: /"page":"([^"]+)"/)).1
        let cookie = try #require(answer.headers.first { $0.0 == "Set-Cookie" }?.1.prefix { $0 != ";" })
        let stream = await site.respond(
            to: HTTPRequest(
                method: "GET", target: "/admin/live",
                headers: [("Cookie", String(cookie)), ("Pinion-Pages", "\(page)@1")]))
        #expect(stream.status == .ok)
        #expect(stream.bodySize == nil)
        let reading = Task {
            var text = ""
            for try await chunk in stream.chunks {
                text += String(decoding: chunk, as: UTF8.self)
                if text.contains("Pressed 1 times") { return text }
            }
            return text
        }
        let message = #"{"page":"\#(page)","n":1,"seen":1,"action":"pressed-0-times"}"#
        let reply = await site.respond(
            to: HTTPRequest(
                method: "POST", target: "/admin/live", headers: [("Cookie", String(cookie))],
                body: Array(message.utf8)))
        #expect(reply.status == .noContent || reply.status == .ok)
        let text = try await reading.value
        #expect(text.contains("event: hello"))
        #expect(text.contains("Pressed 1 times"))
    }
}

private struct CountView: View {
    @State private var count = 0

    var body: some View {
        Button("Pressed \(count) times") { count += 1 }
    }
}
