import Glibc
import Pinion
import Synchronization
import Testing

@testable import PinionDashboard

@Suite("Other nodes")
struct NodeTests {
    private let clock = HandClock()

    @MainActor
    @Test func areReadWithTheirToken() async throws {
        let site = Site { Page("/") { Text("Hello") } }
        site.metricsToken = "difference engine"
        let service = Task { try await site.run(on: .tcp("127.0.0.1", port: 0)) }
        guard case .tcp(_, let port)? = await site.addresses.first else { throw NoPort() }
        let url = "http://127.0.0.1:\(port)/metrics"
        let recorder = Recorder(on: clock)
        let source = NodeSource(
            [
                NodeAddress("west", url: url, token: "difference engine"),
                NodeAddress("stranger", url: url, token: "another"),
                NodeAddress("nobody", url: "file:///etc/passwd"),
            ], timeout: .seconds(3_000))
        while recorder.series(matching: "node.answers").count < 3
            || recorder.series(matching: "site.pages").isEmpty
        {
            source.record(on: recorder, at: .now)
            await Task.yield()
        }
        recorder.step(clock)
        #expect(recorder.series(matching: "site.pages").map(\.labels) == [["node": "west"]])
        for (name, answers) in [("west", 1.0), ("stranger", 0), ("nobody", 0)] {
            let series = Series("node.answers", ["node": name])
            #expect(await recorder.means(series, from: "12:00:00", to: "12:00:02") == [answers], "\(name)")
        }
        service.cancel()
        try await service.value
    }

    /// One that accepts and says nothing.
    @MainActor
    @Test func oneThatHangsHoldsUpNoOther() async throws {
        let listener = try Listener()
        defer { listener.close() }
        let site = Site { Page("/") { Text("Hello") } }
        site.metricsToken = "t"
        let service = Task { try await site.run(on: .tcp("127.0.0.1", port: 0)) }
        guard case .tcp(_, let port)? = await site.addresses.first else { throw NoPort() }
        let recorder = Recorder(on: clock)
        let source = NodeSource(
            [
                NodeAddress("hangs", url: "http://127.0.0.1:\(listener.port)/metrics"),
                NodeAddress("well", url: "http://127.0.0.1:\(port)/metrics", token: "t"),
            ], timeout: .seconds(3_000))
        for _ in 0..<3 {
            repeat {
                source.record(on: recorder, at: .now)
                recorder.step(clock)
                await Task.yield()
            } while await recorder.values(
                of: Series("site.pages", ["node": "well"]),
                in: Range(from: clock.now.advanced(by: .seconds(-2)), to: clock.now), points: 1
            ).first?.summary == nil
        }
        #expect(recorder.series(matching: "node.answers", ["node": "hangs"]).isEmpty)
        service.cancel()
        try await service.value
    }

    /// By way of `/metrics` and back.
    @MainActor
    @Test func tellWhatTheyRecord() async throws {
        let west = Recorder(on: clock)
        let strange = ["sensor": "a \"b\" \\ c\nd, e=\"f\"}"]
        west.gauge("boiler.temperature", strange).record(71.5)
        west.gauge("disk.read", ["disk": "sda"]).record(2_048)
        west.counter("orders").increment(by: 4)
        west.timer("answers").record(.milliseconds(500))
        west.gauge("node.answers", ["node": "north"]).record(1)
        west.gauge("memory.used", ["node": "north"]).record(1)
        west.step(clock)
        let site = Site { Page("/") { Text("Hello") } }
        site.metricsToken = "t"
        site.furtherMetrics = { await west.metrics() }
        let field = ("Authorization", "Bearer t")
        let answer = await site.respond(
            to: HTTPRequest(method: "GET", target: "/metrics", headers: [field]))
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(text.contains("pinion_pages 0\n"))
        let recorded = text.split(separator: "\n").filter { $0.contains("pinion_recorded_") }
        #expect(
            recorded == [
                "# HELP pinion_recorded_answers_seconds answers",
                "# TYPE pinion_recorded_answers_seconds gauge",
                "pinion_recorded_answers_seconds 0.5",
                "# HELP pinion_recorded_boiler_temperature boiler.temperature",
                "# TYPE pinion_recorded_boiler_temperature gauge",
                #"pinion_recorded_boiler_temperature{sensor="a \"b\" \\ c\nd, e=\"f\"}"} 71.5"#,
                "# HELP pinion_recorded_disk_read_bytes_per_second disk.read",
                "# TYPE pinion_recorded_disk_read_bytes_per_second gauge",
                #"pinion_recorded_disk_read_bytes_per_second{disk="sda"} 2048.0"#,
                "# HELP pinion_recorded_orders orders",
                "# TYPE pinion_recorded_orders gauge",
                "pinion_recorded_orders 2.0",
            ])
        let east = Recorder(on: clock)
        var rates = Rates()
        SiteFigures(text).record(on: east, ["node": "west"], &rates, at: .now)
        east.step(clock)
        for (name, labels, figure) in [
            ("boiler.temperature", strange, 71.5), ("disk.read", ["disk": "sda"], 2_048), ("orders", [:], 2),
            ("answers", [:], 0.5),
        ] {
            let series = Series(name, labels.merging(["node": "west"]) { $1 })
            #expect(await east.means(series, from: "12:00:02", to: "12:00:04") == [figure], "\(name)")
        }
        #expect(east.series(matching: "memory.used").isEmpty)
    }

    @Test func tellHowManyNamesAreTheSame() async {
        let west = Recorder(on: clock)
        for name in ["boiler.level", "boiler_level"] { west.gauge(name).record(1) }
        west.step(clock)
        #expect(await west.metrics().hasSuffix("pinion_recorded_boiler_level 1.0\n# and 1 more\n"))
    }

    @Test func tellAtMostHalfAMegabyte() async {
        let west = Recorder(on: clock)
        for number in 0..<1_500 {
            west.gauge("tank \(number)", ["text": String(repeating: "\"", count: 200)]).record(1)
        }
        west.step(clock)
        let text = await west.metrics()
        #expect((1 << 18...1 << 20).contains(text.utf8.count))
        #expect(text.hasSuffix(" more\n"))
    }

    @MainActor
    @Test func leaveRoomForTheProgramWhateverTheyInvent() async throws {
        let site = Site { Page("/") { Text("Hello") } }
        site.metricsToken = "t"
        let answers = Mutex(0)
        site.furtherMetrics = {
            let answer = answers.withLock { answers in
                answers += 1
                return answers
            }
            return (0..<200).map { number in
                "# HELP pinion_recorded_x x\(number)\npinion_recorded_x{a\(number)=\"\(answer)\"} 1\n"
            }.joined()
        }
        let service = Task { try await site.run(on: .tcp("127.0.0.1", port: 0)) }
        guard case .tcp(_, let port)? = await site.addresses.first else { throw NoPort() }
        let url = "http://127.0.0.1:\(port)/metrics"
        let recorder = Recorder(on: clock, maximumSeries: 100, log: nil)
        let source = NodeSource(
            [NodeAddress("west", url: url, token: "t"), NodeAddress("east", url: url, token: "t")],
            timeout: .seconds(3_000))
        while answers.withLock({ $0 }) < 8 {
            source.record(on: recorder, at: .now)
            recorder.step(clock)
            await Task.yield()
        }
        for node in ["west", "east"] {
            let invented = recorder.series(matching: "", ["node": node]).filter { $0.name.hasPrefix("x") }
            #expect((10...25).contains(invented.count))
        }
        recorder.gauge("own").record(1)
        #expect(recorder.series(matching: "own").count == 1)
        service.cancel()
        try await service.value
    }

    @Test func nonsenseIsNoFigure() async {
        let recorder = Recorder(on: clock)
        var rates = Rates()
        for text in [
            "", "pinion_pages", "pinion_pages x", "pinion_pages nan\n\n# x", "\u{0}", "pinion_pages 3",
            "pinion_recorded_x{", "pinion_recorded_x{a=\"", "pinion_recorded_x{a=\"b\\",
            "pinion_recorded_x 5",
            "# HELP", "# HELP pinion_recorded_x x\npinion_recorded_x{a=\"b\"", "pinion_recorded_x{a=b} 3",
            "pinion_recorded_x{\"=\"} 3", "pinion_recorded_x{a=\"b\"}",
        ] {
            SiteFigures(text).record(on: recorder, ["node": "west"], &rates, at: .now)
        }
        recorder.step(clock)
        let pages = Series("site.pages", ["node": "west"])
        #expect(await recorder.means(pages, from: "12:00:00", to: "12:00:02") == [3])
        #expect(recorder.series() == [pages])
    }
}

private struct NoPort: Error {}

/// A socket that accepts connections, and does nothing else.
private struct Listener {
    let descriptor: CInt
    let port: Int

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isBound else { throw NoPort() }
        port = Int(UInt16(bigEndian: address.sin_port))
    }

    func close() { _ = Glibc.close(descriptor) }
}
