import Glibc
import Server
import ServerTesting
import Testing

/// What clients send by mistake or on purpose: each gets an answer of its own, and nobody else notices.
@Suite struct BadInput {
    @Test(arguments: [
        ("GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        ("GET /a% HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        ("GET /a%4 HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        ("GET /a%00b HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        ("GET /a\0b HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        ("GET /a?b\0c HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        ("GET /%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        ("GET /%c0%ae HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        ("GET /%ed%a0%80 HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        ("GET /a b HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        ("GET relative HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        ("GET ftp://x/ HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nno colon here\r\n\r\n", 400),
        ("BREW /pot HTTP/1.1\r\nHost: x\r\n\r\n", 501),
        ("get / HTTP/1.1\r\nHost: x\r\n\r\n", 501),
        ("TRACE / HTTP/1.1\r\nHost: x\r\n\r\n", 501),
        ("GET / HTTP/3.0\r\nHost: x\r\n\r\n", 505),
        ("GET / JUNK\r\nHost: x\r\n\r\n", 400),
        ("GET\r\n\r\n", 400),
        ("\u{16}\u{3}\u{1}\0\u{5}garbage\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5000000\r\n\r\n", 413),
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999999\r\n\r\n", 413),
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1x\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n", 501),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n", 413),
        ("POST /%zz HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc", 400),
    ])
    func eachMistakeHasItsAnswer(request: String, status: Int) throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let client = try RawClient(port: server.addresses[0].port)
        client.send(request)
        #expect(try client.readAnswer().status == status)
        let other = try RawClient(port: server.addresses[0].port)
        other.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try other.readAnswer().status == 200)
    }

    @Test func rawBytesThatAreNotUTF8AreRefused() throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        for target: [UInt8] in [[0x2F, 0xFF], [0x2F, 0x3F, 0xC3]] {
            let client = try RawClient(port: server.addresses[0].port)
            client.send(Array("GET ".utf8) + target + Array(" HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
            #expect(try client.readAnswer().status == 400)
        }
    }

    @Test func anAbsoluteURLCountsAsItsPath() throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let client = try RawClient(port: server.addresses[0].port)
        client.send("GET http://x/a?b HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try client.readAnswer().text == "GET /a [b] ")
    }

    @Test func theProblemIsADocumentForScriptsAndAPageForPeople() throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let client = try RawClient(port: server.addresses[0].port)
        client.send("GET /%zz HTTP/1.1\r\nHost: x\r\nAccept: */*\r\n\r\n")
        let document = try client.readAnswer()
        #expect(document["content-type"] == "application/problem+json")
        #expect(
            document.text == #"{"title":"Bad Request","status":400,"detail":"The path holds a percent sign "#
                + #"that is not followed by two hexadecimal digits."}"#)
        client.send("GET /%zz HTTP/1.1\r\nHost: x\r\nAccept: text/html,*/*;q=0.8\r\n\r\n")
        let page = try client.readAnswer()
        #expect(page.status == 400)
        #expect(page["content-type"] == "text/html; charset=utf-8")
        #expect(page.text.contains("<h1>Bad Request</h1>"))
    }

    @Test func aHeaderOfSixtyFourKilobytesIsAnswered() throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        for _ in 0..<20 {
            let client = try RawClient(port: server.addresses[0].port)
            client.send(
                "GET / HTTP/1.1\r\nHost: x\r\nX-Long: \(String(repeating: "a", count: 65_536))\r\n\r\n")
            #expect(try client.readAnswer().status == 431)
            #expect(try client.isClosed())
        }
        let client = try RawClient(port: server.addresses[0].port)
        client.send("GET /\(String(repeating: "a", count: 65_536)) HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try client.readAnswer().status == 414)
        #expect(try client.isClosed())
        let polite = try RawClient(port: server.addresses[0].port)
        polite.send("GET / HTTP/1.1\r\nHost: x\r\nX-Long: \(String(repeating: "a", count: 8_000))\r\n\r\n")
        #expect(try polite.readAnswer().status == 200)
    }

    /// The 400 stands for the few lengths at which libmicrohttpd runs out of memory while it refuses.
    @Test func aHeadOfWhateverLengthIsAnswered() throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        var statuses: Set<Int> = []
        for length in stride(from: 5_000, through: 18_000, by: 53) {
            for field in ["X-Long", "Cookie"] {
                let client = try RawClient(port: server.addresses[0].port)
                client.send(
                    "GET / HTTP/1.1\r\nHost: x\r\n\(field): a=\(String(repeating: "b", count: length))\r\n\r\n"
                )
                statuses.insert(try client.readAnswer().status)
            }
        }
        #expect(statuses.isSuperset(of: [200, 431]) && statuses.isSubset(of: [200, 400, 431]))
    }

    @Test(arguments: ["a=b&", "&", "a", "?"])
    func aQueryOfHoweverManyFieldsIsReadWhole(field: String) throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        for length in stride(from: 0, through: 14_000, by: 700) {
            let query = String(repeating: field, count: length / field.utf8.count)
            let client = try RawClient(port: server.addresses[0].port)
            client.send("GET /a?\(query) HTTP/1.1\r\nHost: x\r\nX-A: b\r\n\r\n")
            #expect(try client.readAnswer().text == "GET /a [\(query)] ")
        }
    }

    /// libmicrohttpd runs out of memory in other ways while it refuses.
    @Test func aLineOfWhateverLengthIsAnswered() throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        var statuses: Set<Int> = []
        for length in stride(from: 14_000, through: 17_000, by: 53) {
            let client = try RawClient(port: server.addresses[0].port)
            client.send("GET /?\(String(repeating: "&", count: length)) HTTP/1.1\r\nHost: x\r\n\r\n")
            statuses.insert(try client.readAnswer().status)
        }
        #expect(statuses.isSuperset(of: [200, 414]) && statuses.isSubset(of: [200, 400, 414, 431]))
    }

    @Test func aBodyThatIsTooLongIsAnsweredWhileItIsStillBeingSent() throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let body = String(repeating: "a", count: 5_000_000)
        for _ in 0..<10 {
            let client = try RawClient(port: server.addresses[0].port)
            client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5000000\r\n\r\n" + body)
            #expect(try client.readAnswer().status == 413)
        }
        let client = try RawClient(port: server.addresses[0].port)
        client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4c4b40\r\n" + body)
        let answer = try client.readAnswer()
        #expect(answer.status == 413)
        #expect(answer.text.contains("A body may have at most 1048576 bytes."))
        #expect(try client.isClosed())
    }

    /// libmicrohttpd sometimes overlooks an end that comes together with the last bytes; then the timeout ends it.
    @Test func aRequestThatIsCutOffIsAnswered() throws {
        let server = try startServer(EchoHandler()) {
            $0.timeouts.head = .milliseconds(100)
            $0.timeouts.body = .milliseconds(100)
            $0.timeouts.checkEvery = .milliseconds(10)
        }
        defer { server.stop() }
        for text in [
            "GET / HT", "GET / HTTP/1.1\r\nHost",
            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc",
        ] {
            let client = try RawClient(port: server.addresses[0].port)
            client.send(text)
            client.endSending()
            let status = try client.readAnswer().status
            #expect(status == 400 || status == 408)
            #expect(try client.isClosed())
        }
    }

    @Test func slowClientsAreToldSo() throws {
        let server = try startServer(EchoHandler()) {
            $0.timeouts.head = .milliseconds(30)
            $0.timeouts.body = .milliseconds(30)
            $0.timeouts.checkEvery = .milliseconds(5)
        }
        defer { server.stop() }
        let silent = try RawClient(port: server.addresses[0].port)
        let headless = try RawClient(port: server.addresses[0].port)
        headless.send("GET / HTTP/1.1\r\nHost: x\r\n")
        let endless = try RawClient(port: server.addresses[0].port)
        endless.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc")
        for client in [silent, headless, endless] {
            #expect(try client.readAnswer().status == 408)
            #expect(try client.isClosed())
        }
        #expect(eventually { server.connectionCount == 0 })
    }

    @Test func anIdleConnectionIsClosed() throws {
        let server = try startServer(EchoHandler()) {
            $0.timeouts.idle = .milliseconds(30)
            $0.timeouts.checkEvery = .milliseconds(5)
        }
        defer { server.stop() }
        let idle = try RawClient(port: server.addresses[0].port)
        idle.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try idle.readAnswer().status == 200)
        #expect(try idle.isClosed())
        #expect(eventually { server.connectionCount == 0 })
    }

    @Test func anAddressHasOnlySoManyConnections() throws {
        let server = try startServer(EchoHandler()) { $0.maximumConnectionsPerAddress = 2 }
        defer { server.stop() }
        var clients = try (0..<2).map { _ in
            let client = try RawClient(port: server.addresses[0].port)
            client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try client.readAnswer().status == 200)
            return client
        }
        let refused = try RawClient(port: server.addresses[0].port)
        let answer = try refused.readAnswer()
        #expect(answer.status == 429)
        #expect(answer["retry-after"] == "5")
        #expect(try refused.isClosed())
        clients.removeAll()
        refused.endSending()
        #expect(eventually { server.connectionCount == 0 })
        let welcome = try RawClient(port: server.addresses[0].port)
        welcome.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try welcome.readAnswer().status == 200)
    }

    @Test func aServerHasOnlySoManyConnectionsAndStreams() throws {
        let handler = StreamingHandler()
        let server = try startServer(handler) { $0.maximumConnections = 2 }
        defer { server.stop() }
        let first = try RawClient(port: server.addresses[0].port)
        first.send("GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try first.readAnswer().status == 200)
        #expect(eventually { server.connectionCount == 0 })
        let second = try RawClient(port: server.addresses[0].port)
        second.send("GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try second.readAnswer().status == 200)
        #expect(eventually { server.connectionCount == 0 })
        let third = try RawClient(port: server.addresses[0].port)
        let answer = try third.readAnswer()
        #expect(answer.status == 503)
        #expect(answer["retry-after"] == "5")
        #expect(try handler.streams.take().send([10]))
    }

    @Test func aThousandHalfOpenConnectionsDoNotStopAStream() throws {
        let handler = StreamingHandler()
        let server = try startServer(handler)
        defer { server.stop() }
        let reader = try RawClient(port: server.addresses[0].port)
        reader.send("GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
        let stream = try handler.streams.take()
        _ = try reader.readAnswer()
        let halves = try (1...1000).map { number in
            let client = try RawClient(port: server.addresses[0].port)
            client.send(
                "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n".prefix(number % 48 + 1).description)
            if number % 100 == 0 {
                #expect(stream.send(Array("data: \(number)\n\n".utf8)))
                #expect(try reader.read(until: "\n\n") == "data: \(number)\n\n")
            }
            return client
        }
        #expect(eventually { server.connectionCount == 1000 })
        let other = try RawClient(port: server.addresses[0].port)
        other.send("GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try other.readAnswer().status == 200)
        #expect(halves.count == 1000)
    }
}
