import Pinion
import Testing

@testable import PinionDashboard

@Suite("A log book")
struct LogBookTests {
    private let clock = HandClock()

    @Test func isReadFilteredAndSearched() {
        let book = LogBook(now: { [clock] in clock.now })
        let log = book.log()
        log(.info, "started")
        clock.advance(by: .seconds(1))
        log(.warning, "slow turn", [("path", "/People")])
        log(.error, "the disk is full")
        #expect(book.lines().map(\.entry.message) == ["the disk is full", "slow turn", "started"])
        #expect(book.lines(atLeast: .warning).count == 2)
        #expect(book.lines(containing: "path=/people").map(\.id) == [2])
        #expect(book.lines(atLeast: .error, containing: "turn").isEmpty)
        #expect(book.lines(limit: 1).map(\.moment.description) == ["2026-03-01T12:00:01Z"])
        #expect(book.lines(limit: -1).isEmpty)
    }

    @Test func keepsTheNewestThatThereIsRoomFor() {
        let book = LogBook(maximumBytes: 2_000)
        let log = book.log()
        for number in 0..<1_000 { log(.info, "line \(number)") }
        log(.info, String(repeating: "a", count: 5_000))
        #expect(book.lines(limit: 2).map(\.entry.message) == ["line 999", "line 998"])
        #expect((15...20).contains(book.lines().count))
    }

    @Test func isFollowed() async {
        let book = LogBook()
        var lines = book.followingLines().makeAsyncIterator()
        book.log()(.info, "one")
        book.log()(.info, "two")
        #expect(await lines.next()?.entry.message == "one")
        #expect(await lines.next()?.entry.message == "two")
    }

    @Test func passesOnWhatIsNoRequest() {
        let lines = Lines()
        var other = lines.log
        other.minimumLevel = .warning
        let log = LogBook().log(passingOnTo: other)
        log(.info, "quiet")
        log(.error, "loud")
        log(.warning, "request", [("method", "GET"), ("path", "/"), ("milliseconds", "1")])
        #expect(lines.all == ["error: loud"])
    }

    @MainActor
    @Test func knowsTheRequestsOfASite() async {
        let recorder = Recorder(on: clock)
        let book = LogBook(recorder: recorder)
        let site = Site {
            Page("/") { Text("Hello") }
            Endpoint(.get, "/tanks/:id") { (_, id: Int) in Response("tank \(id)\n") }
            Endpoint(.get, "/tanks/all") { _ in Response("all\n") }
            Endpoint(.get, "/drops") { _ in
                Response(type: "text/plain", chunks: AsyncStream<[UInt8]> { $0.finish() })
            }
        }
        site.logsRequests = true
        site.log = book.log()
        _ = await site.respond(to: HTTPRequest(method: "GET", target: "/", headers: []))
        _ = await site.respond(to: HTTPRequest(method: "GET", target: "/none", headers: []))
        for (method, target) in [
            ("GET", "/tanks/12?a=b"), ("HEAD", "/tanks/7"), ("GET", "/tanks/all"), ("GET", "/drops"),
        ] {
            _ = await site.respond(to: HTTPRequest(method: method, target: target, headers: []))
        }
        let patterns = ["/drops", "/tanks/all", "/tanks/:id", "/tanks/:id"]
        #expect(book.requests(limit: 4).map(\.pattern) == patterns)
        // What is made while it is sent is told when it begins.
        #expect(book.requests(limit: 4).map(\.byteCount) == [nil, 4, 0, 8])
        let requests = Array(book.requests().dropFirst(4))
        #expect(requests.map(\.pattern) == ["/none", "/"])
        #expect(requests.allSatisfy { ($0.byteCount ?? 0) > 0 })
        #expect(requests.map(\.path) == ["/none", "/"])
        #expect(requests.map(\.status) == [404, 200])
        #expect(requests.allSatisfy { $0.name == "GET" && !$0.isAction && $0.duration >= .zero })
        #expect(book.requests(atLeast: .seconds(3_600)).isEmpty)
        #expect(book.lines().isEmpty)
        recorder.step(clock)
        let slots = await recorder.slots(Series("site.answer", .timer), from: "12:00:00", to: "12:00:02")
        #expect(slots[0].summary?.count == 6)
    }

    @Test func takesALineThatOnlyLooksLikeARequestForALine() {
        let book = LogBook()
        book.log()(.info, "request", [("method", "GET"), ("path", "/"), ("milliseconds", "soon")])
        book.log()(.info, "action", [])
        #expect(book.lines().count == 2)
        book.log()(.info, "request", [("method", "GET"), ("path", "/"), ("milliseconds", "1e300")])
        #expect(book.requests().count == 1)
    }
}
