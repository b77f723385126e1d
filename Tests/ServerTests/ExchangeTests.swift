import Dispatch
import Server
import ServerTesting
import Testing

@Suite struct Exchanges {
    @Test func aRequestIsAnswered() throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        client.send("GET /a%20b?q=1%20 HTTP/1.1\r\nHost: x\r\n\r\n")
        let answer = try client.readAnswer()
        #expect(answer.status == 200)
        #expect(answer.text == "GET /a b [q=1%20] ")
        #expect(answer["content-type"] == "text/plain; charset=utf-8")
        #expect(answer["connection"] == nil)
    }

    @Test func aBodyIsGathered() throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        let body = String(repeating: "0123456789", count: 10_000)
        client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n" + body)
        #expect(try client.readAnswer().text == "POST / [] " + body)
        client.send(
            "PATCH / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
        )
        #expect(try client.readAnswer().text == "PATCH / [] abcde")
    }

    @Test func requestsOnOneConnectionAreAnsweredInOrder() throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        client.send((1...20).map { "GET /\($0) HTTP/1.1\r\nHost: x\r\n\r\n" }.joined())
        for number in 1...20 { #expect(try client.readAnswer().text == "GET /\(number) [] ") }
        #expect(server.connectionCount == 1)
    }

    @Test func anAnswerMayComeLaterFromAnotherThread() throws {
        let waiting = Mailbox<Exchange>()
        let server = try startServer(ClosureHandler { waiting.put($0) })
        defer { server.stop() }
        let clients = try (1...50).map { number in
            let client = try RawClient(port: server.port)
            client.send("GET /\(number) HTTP/1.1\r\nHost: x\r\n\r\nGET /again HTTP/1.1\r\nHost: x\r\n\r\n")
            return client
        }
        let answerAll = { (count: Int) in
            for _ in 0..<count {
                let exchange = try waiting.take()
                DispatchQueue.global().async { exchange.respond(.text(exchange.request.path)) }
            }
        }
        try answerAll(100)
        for (index, client) in clients.enumerated() {
            #expect(try client.readAnswer().text == "/\(index + 1)")
            #expect(try client.readAnswer().text == "/again")
        }
    }

    @Test func onlyTheFirstAnswerCounts() throws {
        let server = try startServer(
            ClosureHandler {
                $0.respond(.text("first"))
                $0.respond(.text("second"))
            })
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try client.readAnswer().text == "first")
        #expect(try client.readAnswer().text == "first")
    }

    @Test func anExchangeThatIsForgottenAnswersByItself() throws {
        let server = try startServer(ClosureHandler { _ in })
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try client.readAnswer().status == 500)
    }

    @Test func stoppingLetsNobodyWait() throws {
        let waiting = Mailbox<Exchange>()
        let server = try startServer(ClosureHandler { waiting.put($0) })
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        let exchange = try waiting.take()
        server.stop()
        exchange.respond(.text("too late"))
        let answer = try client.readAnswer()
        #expect(answer.status == 503)
        #expect(answer["retry-after"] == "2")
        #expect(try client.isClosed())
    }

    @Test func aHeadIsAnsweredWithoutItsBody() throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        client.send("HEAD / HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\n\r\n")
        let answer = try client.readAnswer(hasBody: false)
        #expect(answer["content-length"] == "10")
        #expect(try client.readAnswer().text == "GET /2 [] ")
    }

    @Test func aHeaderThatWouldBreakTheHeadIsNotSent() throws {
        let server = try startServer(
            ClosureHandler { $0.respond(Response(status: .ok, headers: [("X", "a\r\nSet-Cookie: b")])) })
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        let answer = try client.readAnswer()
        #expect(answer.status == 500)
        #expect(answer["set-cookie"] == nil)
    }
}
