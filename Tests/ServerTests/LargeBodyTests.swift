import ServerTesting
import Testing

@testable import Server

@Suite("A large body")
struct LargeBodyTests {
    @Test func isTakenWhereTheHandlerTakesIt() throws {
        let server = try Server(configuration: .small, handler: SizeHandler())
        defer { server.stop() }
        #expect(try answer(from: server, to: put("/large", count: 200)).hasPrefix("HTTP/1.1 200 "))
        #expect(try answer(from: server, to: put("/small", count: 200)).hasPrefix("HTTP/1.1 413 "))
        #expect(try answer(from: server, to: put("/large", count: 300)).hasPrefix("HTTP/1.1 413 "))
    }

    @Test func isRefusedWhereItsLengthIsNotToldAndItIsTooLong() throws {
        let server = try Server(configuration: .small, handler: SizeHandler())
        defer { server.stop() }
        let head = "PUT /large HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
        let chunk = "c8\r\n" + String(repeating: "x", count: 200) + "\r\n"
        #expect(try answer(from: server, to: head + chunk + "0\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
        #expect(try answer(from: server, to: head + chunk + chunk + "0\r\n\r\n").hasPrefix("HTTP/1.1 413 "))
    }

    @Test func waitsForNobodyIfThereIsNoRoom() throws {
        let server = try Server(configuration: .small, handler: SizeHandler())
        defer { server.stop() }
        let (first, second) = (
            try RawClient(port: server.addresses[0].port), try RawClient(port: server.addresses[0].port)
        )
        for client in [first, second] {
            client.send(put("/large", count: 200, sending: 0))
            // Its head has been read once the server asks for the body.
            _ = try client.read(until: "\r\n\r\n")
            client.send(String(repeating: "x", count: 150))
        }
        #expect(
            eventually {
                (try? answer(from: server, to: put("/large", count: 200)))?.hasPrefix("HTTP/1.1 503 ") == true
            })
        let refused = try answer(from: server, to: put("/large", count: 200))
        #expect(refused.contains("Retry-After: 2"))
        #expect(try answer(from: server, to: put("/large", count: 100)).hasPrefix("HTTP/1.1 200 "))
        for client in [first, second] {
            client.send(String(repeating: "x", count: 50))
            #expect(try client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
        }
        #expect(try answer(from: server, to: put("/large", count: 200)).hasPrefix("HTTP/1.1 200 "))
    }

    /// Two seconds are what everybody may take.
    @Test func isGivenUpIfItIsTheSlowestAndAnotherNeedsTheRoom() throws {
        let server = try Server(configuration: .small, handler: SizeHandler())
        defer { server.stop() }
        let (slow, quick) = (
            try RawClient(port: server.addresses[0].port), try RawClient(port: server.addresses[0].port)
        )
        // The slow one begins first, so that it is the slower one by any clock.
        for (client, count) in [(slow, 100), (quick, 200)] {
            client.send(put("/large", count: 250, sending: 0))
            _ = try client.read(until: "\r\n\r\n")
            client.send(String(repeating: "x", count: count))
        }
        #expect(
            eventually {
                (try? self.answer(from: server, to: put("/large", count: 200)))?
                    .hasPrefix("HTTP/1.1 503 ") == true
            })
        var answer = ""
        #expect(
            eventually {
                answer = (try? self.answer(from: server, to: put("/large", count: 200))) ?? ""
                return answer.hasPrefix("HTTP/1.1 200 ")
            })
        let words = String(decoding: try slow.readToEnd(), as: UTF8.self)
        #expect(words.contains("HTTP/1.1 408 ") || words.contains("The request came too slowly"))
        quick.send(String(repeating: "x", count: 50))
        #expect(try quick.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
    }

    /// Every body counts, and a message is one too.
    @Test func countsWithTheSmallOnes() throws {
        let server = try Server(configuration: .small, handler: SizeHandler())
        defer { server.stop() }
        let clients = try (0..<4).map { _ in
            let client = try RawClient(port: server.addresses[0].port)
            client.send(put("/small", count: 100, sending: 0))
            _ = try client.read(until: "\r\n\r\n")
            client.send(String(repeating: "x", count: 99))
            return client
        }
        #expect(
            eventually {
                (try? answer(from: server, to: put("/small", count: 100)))?.hasPrefix("HTTP/1.1 503 ") == true
            })
        for client in clients {
            client.send("x")
            #expect(try client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
        }
    }

    @Test func mayHaveExactlyTheBytesOfItsLimit() throws {
        let server = try Server(configuration: .small, handler: SizeHandler())
        defer { server.stop() }
        for (path, count, status) in [
            ("/small", 100, 200), ("/small", 101, 413), ("/large", 250, 200), ("/large", 251, 413),
        ] {
            let answer = try answer(from: server, to: put(path, count: count))
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(path) with \(count) bytes")
            let asked = try self.answer(from: server, to: put(path, count: count, sending: 0))
            #expect(asked.hasPrefix("HTTP/1.1 \(status == 200 ? 100 : 413) "), "\(path) before \(count)")
            let head = "PUT \(path) HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
            let chunk = String(count, radix: 16) + "\r\n" + String(repeating: "x", count: count) + "\r\n"
            let chunked = try self.answer(from: server, to: head + chunk + "0\r\n\r\n")
            #expect(chunked.hasPrefix("HTTP/1.1 \(status) "), "\(path) with \(count) bytes in chunks")
        }
    }

    @Test func leavesItsPlaceWhenItsClientBreaksOff() throws {
        let server = try Server(configuration: .small, handler: SizeHandler())
        defer { server.stop() }
        for _ in 0..<5 {
            let clients = (
                try RawClient(port: server.addresses[0].port), try RawClient(port: server.addresses[0].port)
            )
            for client in [clients.0, clients.1] {
                client.send(put("/large", count: 200, sending: 0))
                _ = try client.read(until: "\r\n\r\n")
            }
        }
        #expect(eventually { server.connectionCount == 0 })
        #expect(try answer(from: server, to: put("/large", count: 200)).hasPrefix("HTTP/1.1 200 "))
    }

    @Test func leavesItsPlaceWhenItIsRefusedAtOnce() throws {
        let server = try Server(configuration: .small, handler: SizeHandler())
        defer { server.stop() }
        for _ in 0..<5 {
            #expect(try answer(from: server, to: put("/large", count: 300)).hasPrefix("HTTP/1.1 413 "))
        }
        #expect(eventually { server.connectionCount == 0 })
        #expect(try answer(from: server, to: put("/large", count: 200)).hasPrefix("HTTP/1.1 200 "))
    }

    @Test func leavesItsPlaceBeforeItsAnswerIsRead() throws {
        let server = try Server(configuration: .small, handler: LongAnswerHandler())
        defer { server.stop() }
        var slow: [RawClient] = []
        for _ in 0..<3 {
            let client = try RawClient(port: server.addresses[0].port, receiveBuffer: 4096)
            slow.append(client)
            client.send(put("/large", count: 200))
            #expect(try client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
        }
        #expect(server.connectionCount == 3)
    }

    private func put(_ path: String, count: Int, sending: Int? = nil) -> String {
        let wait = sending == nil ? "Connection: close\r\n" : "Expect: 100-continue\r\n"
        return "PUT \(path) HTTP/1.1\r\nHost: a\r\n\(wait)Content-Length: \(count)\r\n\r\n"
            + String(repeating: "x", count: sending ?? count)
    }

    private func answer(from server: Server, to request: String) throws -> String {
        let client = try RawClient(port: server.addresses[0].port)
        client.send(request)
        return try client.read(until: "\r\n\r\n")
    }
}

extension Server.Configuration {
    fileprivate static var small: Server.Configuration {
        var configuration = Server.Configuration()
        configuration.addresses = [.tcp("127.0.0.1", port: 0)]
        configuration.maximumBodySize = 100
        configuration.maximumBodyMemory = 450
        return configuration
    }
}

/// Answers with more than what the kernel holds for a client that does not read.
private struct LongAnswerHandler: RequestHandler {
    func handle(_ exchange: Exchange) { exchange.respond(.text(String(repeating: "x", count: 8 << 20))) }

    func maximumBodySize(_ method: Method, path: String, headers: Headers) -> Int? { 250 }
}
