import Glibc
import ServerTesting
import Testing

@testable import Server

@Suite struct TimeoutsOfClients {
    @Test(arguments: [
        (ConnectionPhase.head, 9_999, "wait"), (.head, 10_000, "sayTimeout"),
        (.body, 29_999, "wait"), (.body, 30_000, "sayTimeout"),
        (.idle, 59_999, "wait"), (.idle, 60_000, "end"),
        (.ended, 999, "wait"), (.ended, 1_000, "end"),
        (.ours, 1_000_000, "wait"),
    ])
    func eachPhaseHasItsTime(phase: ConnectionPhase, age: UInt64, verdict: String) {
        let began = Moment(milliseconds: 123_456_789)
        let now = Moment(milliseconds: 123_456_789 + age)
        #expect("\(Timeouts().verdict(on: PhaseSince(phase, since: began), now: now))" == verdict)
    }

    @Test(arguments: [
        (0, 1, false), (0, 262_143, false), (262_143, 262_144, true), (262_144, 262_145, false),
        (262_145, 524_287, false), (524_287, 524_288, true), (0, 1_000_000, true),
    ])
    func isEarnedByEachQuarterOfAMegabyte(count: Int, grown: Int, isEarned: Bool) {
        #expect(Timeouts.isEarned(from: count, to: grown) == isEarned)
    }

    @Test func endsForABodyThatComesByteByByte() throws {
        let server = try startServer(EchoHandler()) {
            $0.timeouts.body = .milliseconds(300)
            $0.timeouts.checkEvery = .milliseconds(10)
        }
        defer { server.stop() }
        let client = try RawClient(port: server.addresses[0].port)
        client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000\r\n\r\n")
        var count = 0
        repeat {
            client.send("x")
            count += 1
        } while count < 1000 && !client.hears(within: 20)
        try #require(count < 1000, "it is put up with for twenty seconds")
        #expect(try client.readAnswer().status == 408)
    }

    @Test func beginsAnewForABodyThatGrows() throws {
        let server = try startServer(SizeHandler()) {
            $0.timeouts.body = .seconds(2)
            $0.timeouts.checkEvery = .milliseconds(10)
            $0.maximumBodySize = 4 << 18
        }
        defer { server.stop() }
        // A machine that stalls for two seconds proves nothing: it has to succeed once.
        var answer: String?
        for _ in 0..<10 where answer != "1048576" {
            let client = try RawClient(port: server.addresses[0].port)
            client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: \(4 << 18)\r\n\r\n")
            for _ in 0..<3 {
                client.send(String(repeating: "x", count: 1 << 18))
                if client.hears(within: 800) { break }
            }
            client.send(String(repeating: "x", count: 1 << 18))
            answer = try? client.readAnswer().text
        }
        #expect(answer == "1048576")
    }

    @Test func aPhaseFitsIntoAWord() {
        let state = PhaseSince(word: PhaseSince(.idle, since: Moment(milliseconds: 987_654_321)).word)
        #expect(state.phase == .idle)
        #expect(state.moment == Moment(milliseconds: 987_654_321))
    }

    @Test func aClockThatSeemsToRunBackwardsHarmsNobody() {
        let later = PhaseSince(.head, since: Moment(milliseconds: 500))
        #expect(Timeouts().verdict(on: later, now: Moment(milliseconds: 100)) == .wait)
    }
}

@Suite struct WhoIsConnected {
    private let one = PeerAddress.Key(isVersion6: false, bits: 1)
    private let other = PeerAddress.Key(isVersion6: false, bits: 2)

    @Test func aStreamThatHasEndedMakesRoomForTheNext() {
        let roster = Roster(
            limits: .init(total: 2, refused: 0, connectionsPerAddress: 9, streamsPerAddress: 9))
        // The connection that is to become a stream counts, too, so that the third is the last.
        #expect((0..<4).map { _ in roster.enterStream(from: one) } == [true, true, true, false])
        for _ in 0..<100 {
            roster.strikeStream(from: one)
            #expect(roster.enterStream(from: other))
            roster.strikeStream(from: other)
            #expect(roster.enterStream(from: one))
        }
        #expect(!roster.enterStream(from: other))
    }

    @Test func eachAddressHasItsOwnNumberOfStreams() {
        let roster = Roster(
            limits: .init(total: 99, refused: 0, connectionsPerAddress: 9, streamsPerAddress: 2))
        #expect((0..<3).map { _ in roster.enterStream(from: one) } == [true, true, false])
        #expect(roster.enterStream(from: other))
        roster.strikeStream(from: other)
        #expect(!roster.enterStream(from: one))
        roster.strikeStream(from: one)
        #expect(roster.enterStream(from: one))
    }
}

@Suite struct PeerAddresses {
    private func address6(_ text: String) -> PeerAddress {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        inet_pton(AF_INET6, text, &address.sin6_addr)
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { PeerAddress($0) }
        }
    }

    @Test func aVersion6NetworkCountsAsOneClient() {
        #expect(address6("2001:db8::1").text == "2001:db8::1")
        #expect(address6("2001:db8::1").key == address6("2001:db8::ffff:2").key)
        #expect(address6("2001:db8:0:1::1").key != address6("2001:db8::1").key)
    }

    @Test func aMappedAddressIsAVersion4Address() {
        #expect(address6("::ffff:192.0.2.7").text == "192.0.2.7")
        #expect(address6("::ffff:192.0.2.7").key != address6("::ffff:192.0.2.8").key)
    }
}

@Suite struct Listening {
    @Test func aPortInUseIsSaidInOneLine() throws {
        let server = try startServer(EchoHandler())
        defer { server.stop() }
        let error = ServerError.addressInUse(host: "127.0.0.1", port: server.addresses[0].port)
        #expect(throws: error) { try startServer(EchoHandler()) { $0.addresses = server.addresses } }
        #expect(error.description == "address in use: 127.0.0.1:\(server.addresses[0].port)")
    }

    @Test func aBadSettingIsSaid() {
        #expect(throws: ServerError.badHost("example.org")) {
            try startServer(EchoHandler()) { $0.addresses = [.tcp("example.org", port: 0)] }
        }
        #expect(throws: ServerError.badHost("192.0.2.1")) {
            try startServer(EchoHandler()) { $0.addresses = [.tcp("192.0.2.1", port: 0)] }
        }
        #expect(throws: ServerError.badPort(70_000)) {
            try startServer(EchoHandler()) { $0.addresses = [.tcp("127.0.0.1", port: 70_000)] }
        }
        #expect(throws: ServerError.badSetting("threads must be between 1 and 64")) {
            try startServer(EchoHandler()) { $0.threads = 0 }
        }
    }

    @Test(arguments: ["localhost", "0.0.0.0"])
    func namesAndAnyAddressWork(host: String) throws {
        let server = try startServer(EchoHandler()) {
            $0.addresses = [.tcp(host, port: 0)]
            $0.threads = 2
        }
        defer { server.stop() }
        let clients = try (0..<20).map { _ in try RawClient(port: server.addresses[0].port) }
        for client in clients { client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n") }
        for client in clients { #expect(try client.readAnswer().status == 200) }
    }
}
