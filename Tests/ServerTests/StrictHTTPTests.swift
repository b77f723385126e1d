import Server
import ServerTesting
import Testing

/// What two servers one behind the other may read differently is refused, and the connection ends: what follows would
/// be somebody's next request for one of them, and part of this one for the other.
@Suite("HTTP is read strictly:") struct StrictHTTP {
    private static let post = "POST / HTTP/1.1\r\nHost: x\r\n"
    private static let chunked = post + "Transfer-Encoding: chunked\r\n\r\n"

    @Test(arguments: [
        // Names and values of fields.
        "GET / HTTP/1.1\r\nHost: x\r\nX-A : b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nX-A\t: b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nX A: b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\n: b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nX(A): b\r\n\r\n",
        "GET / HTTP/1.1\r\n X-A: b\r\nHost: x\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nX-A: a\0\r\n\r\n",
        "GET / HTTP/1.1\r\nX-A: a\0\r\nHost: x\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nX-A: a\u{1}b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nX-A: a\u{7F}b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nX-A: a\rX-B: b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nX-A: a\r\n b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nX-A: a\r\n\tb\r\nX-B: c\r\n\r\n",
        // Lines.
        "GET / HTTP/1.1\nHost: x\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\nX-A: b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\n\n",
        "GET / HTTP/1.1\nHost: x\n\n",
        "GET  / HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /  HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET\t/ HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET / HTTP/1.1 \r\nHost: x\r\n\r\n",
        "GET / HTTP/1.11\r\nHost: x\r\n\r\n",
        "GET / HTTP/1.x\r\nHost: x\r\n\r\n",
        // Hosts.
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nX-A: b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n",
        "GET / HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x, y\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x y\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x/y\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a@x\r\n\r\n",
        // Where a body ends.
        post + "Content-Length: 1\r\nContent-Length: 1\r\n\r\na",
        post + "Content-Length: 1, 1\r\n\r\na",
        post + "Content-Length: +1\r\n\r\na",
        post + "Content-Length: 0x1\r\n\r\na",
        post + "Content-Length: 1 \u{B}\r\n\r\na",
        post + "Content-Length:\r\n\r\na",
        post + "Transfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n1\r\na\r\n0\r\n\r\n",
        post + "Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n",
        post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n",
        post + "Transfer-Encoding:\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n",
        "POST / HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n",
        "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n",
        // Chunks.
        chunked + "1\na\r\n0\r\n\r\n",
        chunked + "1\r\na\r\n1\nb\r\n0\r\n\r\n",
        chunked + "1\r\na\n1\r\nb\r\n0\r\n\r\n",
        chunked + "1;x=\n1\r\na\r\n0\r\n\r\n",
        chunked + "1\ra\r\n0\r\n\r\n",
        chunked + "0x1\r\na\r\n0\r\n\r\n",
        chunked + "+1\r\na\r\n0\r\n\r\n",
        chunked + " 1\r\na\r\n0\r\n\r\n",
        chunked + "1\r\nab\r\n0\r\n\r\n",
    ])
    func whatCanBeReadInTwoWaysIsRefusedAndEnds(request: String) throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let client = try RawClient(port: server.addresses[0].port)
        client.send(request + "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n")
        // libmicrohttpd sends some of its own heads twice.
        let answers = String(decoding: try client.readToEnd(), as: UTF8.self)
        #expect(answers.hasPrefix("HTTP/1.1 400 "))
        #expect(!answers.contains(" 200 ") && !answers.contains("smuggled"))
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\nHost: x\r\nX-A:b\r\n\r\n", "GET / [] "),
        ("GET / HTTP/1.1\r\nHost: x\r\nX-A:\r\n\r\n", "GET / [] "),
        ("GET / HTTP/1.1\r\nHost: x\r\nX-A: \t b \t\r\n\r\n", "GET / [] "),
        (
            "GET /?a=b&c=d HTTP/1.1\r\nHost: x\r\nCookie: a=b; c=\"d\"\r\nX-A: \u{E9}\r\n\r\n",
            "GET / [a=b&c=d] "
        ),
        ("GET / HTTP/1.1\r\nHost:\r\n\r\n", "GET / [] "),
        ("GET / HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n", "GET / [] "),
        ("GET / HTTP/1.1\r\nHost: m\u{FC}nchen.example:80\r\n\r\n", "GET / [] "),
        ("\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n", "GET / [] "),
        ("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", "GET / [] "),
        (post + "Content-Length: 3\r\n\r\nabc", "POST / [] abc"),
        (post + "Content-Length: 003\r\n\r\nabc", "POST / [] abc"),
    ])
    func whatCanBeReadInOneWayIsAnswered(request: String, text: String) throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let client = try RawClient(port: server.addresses[0].port)
        client.send(request)
        #expect(try client.readAnswer().text == text)
        client.send(request)
        #expect(try client.readAnswer().text == text)
    }

    @Test(arguments: [
        ("3\r\nabc\r\n0\r\n\r\n", "abc"),
        ("1;name=value\r\na\r\n000A\r\nbcdefghijk\r\n0\r\nX-Trailer: x\r\n\r\n", "abcdefghijk"),
        ("0\r\n\r\n", ""),
    ])
    func aBodyInChunksIsTheLastOnItsConnection(chunks: String, text: String) throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let client = try RawClient(port: server.addresses[0].port)
        client.send(Self.chunked + chunks + "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n")
        let answer = try client.readAnswer()
        #expect(answer.text == "POST / [] " + text)
        #expect(answer["connection"]?.lowercased() == "close")
        #expect(try client.isClosed())
    }

    /// Where a chunk's line comes in pieces libmicrohttpd tells nobody how it ended: nothing may follow it.
    @Test(arguments: [["1\n", "a", "\n", "0\n", "\n"], ["1\r\na\n0\r\n\r\n"], ["1\r\na\r\n0\n\n"]])
    func nothingFollowsABodyInChunksThatCannotBeSeen(pieces: [String]) throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let client = try RawClient(port: server.addresses[0].port)
        client.send(Self.chunked)
        for piece in pieces.dropLast() { client.send(piece) }
        client.send((pieces.last ?? "") + "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n")
        let status = try client.readAnswer().status
        #expect(status == 200 || status == 400)
        #expect(try client.isClosed())
    }

    @Test func aFieldOfEveryLengthIsStillOneField() throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let client = try RawClient(port: server.addresses[0].port)
        for length in stride(from: 0, to: 2_000, by: 61) {
            let value = String(repeating: "a", count: length)
            client.send("GET /\(length) HTTP/1.1\r\nHost: x\r\nX-A: \(value)\r\nCookie: a=\(value)\r\n\r\n")
            #expect(try client.readAnswer().text == "GET /\(length) [] ")
        }
    }

    /// The head in pieces, each a packet of its own: libmicrohttpd moves what it has read while it waits for the rest.
    @Test func aHeadMayComeInPieces() throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let client = try RawClient(port: server.addresses[0].port)
        let value = String(repeating: "a", count: 3_000)
        for _ in 0..<20 {
            let head = "GET /a?b HTTP/1.1\r\nHost: x\r\nX-A: \(value)\r\nX-B: \(value)\r\nCookie: c=d\r\n\r\n"
            for piece in [head.prefix(3), head.dropFirst(3).prefix(2_000), head.dropFirst(2_003)] {
                client.send(String(piece))
            }
            #expect(try client.readAnswer().text == "GET /a [b] ")
        }
    }
}
