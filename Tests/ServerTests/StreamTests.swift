import Glibc
import Server
import ServerTesting
import Testing

@Suite struct Streams {
    @Test func framesArriveInOrderAfterTheHead() throws {
        let handler = StreamingHandler()
        let server = try startServer(handler)
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        client.send("GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
        let stream = try handler.streams.take()
        for number in 1...100 { #expect(stream.send(Array("data: \(number)\n\n".utf8))) }
        stream.close()
        let answer = try client.readAnswer()
        #expect(answer.head.hasPrefix("HTTP/1.1 200 OK\r\nDate: "))
        #expect(answer["content-type"] == "text/event-stream")
        #expect(answer["cache-control"] == "no-store")
        #expect(answer["x-accel-buffering"] == "no")
        #expect(answer["connection"] == "close")
        #expect(answer["x-extra"] == "yes")
        let frames = String(decoding: try client.readToEnd(), as: UTF8.self)
        #expect(frames == (1...100).map { "data: \($0)\n\n" }.joined())
        #expect(try handler.diary.closed.take() == stream.id)
        #expect(!stream.send([1]))
    }

    @Test func aStreamMayBeOpenedLaterFromAnotherThread() throws {
        let waiting = Mailbox<Exchange>()
        let server = try startServer(ClosureHandler { waiting.put($0) })
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        client.send("GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
        let exchange = try waiting.take()
        let diary = StreamDiary()
        let stream = try #require(exchange.openStream(listener: diary))
        #expect(stream.send(Array("data: 1\n\n".utf8)))
        #expect(exchange.openStream(listener: diary) == nil)
        exchange.respond(.text("ignored"))
        #expect(try client.readAnswer().status == 200)
        #expect(try client.read(until: "\n\n") == "data: 1\n\n")
        #expect(eventually { server.connectionCount == 0 })
        #expect(server.streamCount == 1)
    }

    @Test func aFullStreamKeepsTheRestOfOneFrameAndDrains() throws {
        let handler = StreamingHandler()
        let server = try startServer(handler)
        defer { server.stop() }
        let client = try RawClient(port: server.port, receiveBuffer: 4096)
        client.send("GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
        let stream = try handler.streams.take()
        let frame = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
        var taken = 0
        repeat { taken += 1 } while stream.send(frame)
        #expect(!stream.send(frame))
        _ = try client.readAnswer()
        #expect(
            try client.read(count: taken << 20) == [UInt8](repeating: UInt8(ascii: "x"), count: taken << 20))
        #expect(try handler.diary.drained.take() == stream.id)
        #expect(handler.diary.drained.count == 0)
        #expect(stream.send(Array("end".utf8)))
        #expect(try client.read(until: "end") == "end")
    }

    @Test func aHangUpIsNoticedOnce() throws {
        let handler = StreamingHandler()
        let server = try startServer(handler)
        defer { server.stop() }
        var clients: [RawClient] = []
        for _ in 0..<20 {
            let client = try RawClient(port: server.port)
            client.send("GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
            _ = try client.readAnswer()
            clients.append(client)
        }
        #expect(server.streamCount == 20)
        clients.removeAll()
        #expect(eventually { handler.diary.closed.count == 20 })
        for stream in handler.streams.all { stream.close() }
        server.stop()
        #expect(Set(handler.diary.closed.all).count == 20)
        #expect(handler.diary.closed.count == 20)
    }

    @Test func stoppingClosesStreamsAndTellsTheirListeners() throws {
        let handler = StreamingHandler()
        let server = try startServer(handler)
        let client = try RawClient(port: server.port)
        client.send("GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
        let stream = try handler.streams.take()
        stream.send(Array("event: bye\n\n".utf8))
        server.stop()
        #expect(handler.diary.closed.all == [stream.id])
        _ = try client.readAnswer()
        #expect(try client.readToEnd() == Array("event: bye\n\n".utf8))
    }

    @Test func aThousandStreamsGiveBackTheirDescriptors() throws {
        let handler = StreamingHandler()
        let server = try startServer(handler)
        defer { server.stop() }
        for round in 1...4 {
            var clients = try (0..<250).map { _ in
                let client = try RawClient(port: server.port)
                client.send("GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
                return client
            }
            for client in clients { #expect(try client.readAnswer().status == 200) }
            let streams = try (0..<250).map { _ in try handler.streams.take() }
            #expect(eventually { server.connectionCount == 0 })
            #expect(eventually { openSockets(ofPort: server.port) == 250 })
            if round.isMultiple(of: 2) {
                clients.removeAll()
            } else {
                for stream in streams { stream.close() }
            }
            #expect(eventually { handler.diary.closed.count == round * 250 })
            #expect(eventually { openSockets(ofPort: server.port) == 0 })
        }
        #expect(server.streamCount == 0)
    }

    @Test func anAddressHasOnlySoManyStreams() throws {
        let handler = StreamingHandler()
        let server = try startServer(handler) { $0.maximumStreamsPerAddress = 2 }
        defer { server.stop() }
        let clients = try (0..<3).map { _ in
            let client = try RawClient(port: server.port)
            client.send("GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
            return client
        }
        #expect(try clients.map { try $0.readAnswer().status } == [200, 200, 429])
        try handler.streams.take().close()
        _ = try handler.diary.closed.take()
        let late = try RawClient(port: server.port)
        late.send("GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try late.readAnswer().status == 200)
    }

    @Test func sendingFromManyThreadsWhileThePeerHangsUpIsSafe() async throws {
        let handler = StreamingHandler()
        let server = try startServer(handler)
        defer { server.stop() }
        for _ in 0..<50 {
            var client: RawClient? = try RawClient(port: server.port)
            client?.send("GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
            let stream = try handler.streams.take()
            _ = try client?.readAnswer()
            let senders = (0..<2).map { _ in
                Task.detached { for _ in 0..<200 { stream.send([1, 2, 3]) } }
            }
            client = nil
            for sender in senders { await sender.value }
            #expect(try handler.diary.closed.take() == stream.id)
        }
    }
}
