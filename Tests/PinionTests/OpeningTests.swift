import DOM
import Dispatch
import Live
import Server
import ServerTesting
import SiteTesting
import Testing
import Views
import VirtualTime

@testable import Pinion

/// What is answered where a page is opened, and where none can be.
@MainActor
@Suite("Opening a page over HTTP") struct OpeningTests {
    private let site: ServedSite

    init() async throws {
        site = try await ServedSite([
            Page("/away", controller: { _ in throw Redirect(to: "/desk?from=away") }),
            Page("/soon") { Redirect(to: "/other") },
            Page("/lured", controller: { visit in throw Redirect(to: visit.query["to"] ?? "") }),
            Page("/luring") { visit in Redirect(to: visit.query["to"] ?? "") },
            Page("/broken", controller: { _ in throw HeaderProblem() }),
            Page("/rows/:row") { (row: Int) in Text("Row \(row)") },
            Page("/none", controller: { _ in throw NotFound() }),
            Page("/gone") { NotFound() },
            Page("/late") { LateView() },
            Page("/found") { FoundView() },
            Page("/slow") { SlowView() },
            NotFoundPage { visit in Text("Nothing at \(visit.path).") },
            ErrorPage { _ in Text("Sorry.").navigationTitle("Oh") },
        ])
    }

    @Test(arguments: [("/away", "/desk?from=away"), ("/soon", "/other")])
    func leadsElsewhereAndOpensNothing(path: String, location: String) async throws {
        let answer = try await site.ask("GET", path, [.html])
        #expect(answer.status == 303)
        #expect(answer["location"] == location)
        #expect(answer["set-cookie"] == nil)
        #expect(site.site.sessions.counts == (sessions: 0, pages: 0, streams: 0))
    }

    @Test(arguments: ["/lured", "/luring"])
    func leadsToNoOtherSite(path: String) async throws {
        let addresses = [
            "//evil.example", "https:%2F%2Fevil.example", "/%5Cevil.example", "/%09/evil.example",
        ]
        for address in addresses {
            let answer = try await site.ask("GET", "\(path)?to=\(address)", [.html])
            #expect((answer.status, answer["location"]) == (303, "/"), "\(address)")
        }
        #expect(site.reports.count == 4)
        let first = "\(path): “//evil.example” is not an address that can be gone to."
        #expect(site.reports.first?.hasSuffix(first) == true)
    }

    @Test(arguments: ["/nowhere", "/rows/many", "/rows/", "/rows/1/2", "/none", "/gone", "/late"])
    func tellsPeopleInTheAppsWordsThatThereIsNone(path: String) async throws {
        let answer = try await site.ask("GET", path, [.html])
        #expect(answer.status == 404)
        #expect(answer["content-type"] == "text/html; charset=utf-8")
        #expect(answer["cache-control"] == "no-store")
        #expect(answer["set-cookie"] == nil)
        #expect(answer.text.contains("<title>Test</title>"))
        #expect(answer.text.contains("Nothing at \(path)."))
        #expect(!answer.text.contains("data-page"))
        #expect(site.site.sessions.counts == (sessions: 0, pages: 0, streams: 0))
        let script = try await site.ask("GET", path, [.json])
        #expect(script.status == 404)
        #expect(
            script.text
                == #"{"title":"Not Found","status":404,"detail":"There is no page at \#(path)."}"#)
    }

    @Test func isAnsweredWithWhatIsThereAfterAll() async throws {
        let id = try await site.open("/found")
        let cookie = try #require(SessionID(String(site.cookie.dropFirst("pinion=".count))))
        let page = try #require(PageID(id).flatMap { site.site.sessions.page($0, in: cookie) })
        #expect(page.document.root.html.contains("Here it is"))
        try page.press("lose")
        #expect(page.destination == "/found")
        try page.press("find")
        #expect(page.destination == nil)
        try page.press("lose")
        #expect(page.destination == "/found")
    }

    @Test func tellsPeopleInTheAppsWordsThatItFailed() async throws {
        let answer = try await site.ask("GET", "/broken", [.html])
        #expect(answer.status == 500)
        #expect(answer.text.contains("<title>Oh</title>"))
        #expect(answer.text.contains("Sorry."))
        let script = try await site.ask("GET", "/broken", [.json])
        #expect(script.status == 500)
        #expect(
            script.text == """
                {"title":"Internal Server Error","status":500,"detail":"This page could not be opened."}
                """)
        #expect(site.reports == ["/broken: the header is broken", "/broken: the header is broken"])
        #expect(site.site.sessions.counts == (sessions: 0, pages: 0, streams: 0))
    }

    @Test func callsAPageWithoutATitleByTheNameOfTheApp() async throws {
        #expect(try await site.ask("GET", "/rows/7", [.html]).text.contains("<title>Test</title>"))
        #expect(try await site.ask("GET", "/desk", [.html]).text.contains("<title>Desk</title>"))
    }

    @Test func leavesOutOfItThatItIsAnApp() {
        #expect(Site(PhotoWallApp()).name == "PhotoWall")
        #expect(Site(Greeter()).name == "Greeter")
    }

    private struct PhotoWallApp: App {
        var body: some Scene { Page("/") { Text("Photos") } }
    }

    @Test func waitsTenSecondsForWhatAnActionDoes() async throws {
        async let asked = site.ask("POST", "/slow", [.form, .json], "action=wait")
        // The site itself waits for its next second.
        while site.clock.sleeperCount < 2 { await Task.yield() }
        await site.clock.advance(by: .seconds(10))
        #expect(try await asked.text.contains("Not yet"))
    }

    @Test func answersHeadLikeGetWithoutTheBody() async throws {
        let answer = try await site.ask("HEAD", "/desk", [.html])
        #expect(answer.status == 200)
        #expect(answer["content-type"] == "text/html; charset=utf-8")
        #expect(answer.body == [])
    }

    @Test func isForOneSessionWhereTwoRequestsOfABrowserComeAtOnce() async throws {
        // Whoever knows is busy until both ask who it is.
        site.members.hold()
        async let one = site.ask("GET", "/desk", [.json], cookie: site.cookie)
        async let two = site.ask("GET", "/other", [.json], cookie: site.cookie)
        while site.site.counts.requests < 2 { await Task.yield() }
        #expect(site.site.sessions.counts.sessions == 0)
        site.members.release()
        let answers = try await [one, two]
        #expect(answers.map(\.status) == [200, 200])
        #expect(answers.compactMap { $0["set-cookie"] }.count == 1)
        #expect(site.site.sessions.counts == (sessions: 1, pages: 2, streams: 0))
    }

    @Test func waitsForADatabaseThatAnswers() async throws {
        #expect(try await site.ask("GET", "/readyz").text == "ready\n")
        site.members.fail(HeaderProblem())
        let ready = try await site.ask("GET", "/readyz")
        #expect(ready.status == 503)
        #expect(
            ready.text == """
                {"title":"Service Unavailable","status":503,\
                "detail":"The database does not answer, or takes no changes."}
                """)
        #expect(try await site.ask("GET", "/healthz").text == "ok\n")
        let page = try await site.ask("GET", "/desk", [.json], cookie: site.cookie)
        #expect(page.status == 503)
        #expect(
            page.text == """
                {"title":"Service Unavailable","status":503,\
                "detail":"The database does not answer; try again."}
                """)
        #expect(
            site.reports.map { $0.prefix { $0 != ":" } } == ["not ready", "cannot look up a session"])
    }

    @Test func isSaidOnceToBeNotReady() async throws {
        for _ in 0..<2 {
            site.members.fail(HeaderProblem())
            for _ in 0..<3 { #expect(try await site.ask("GET", "/readyz").status == 503) }
            site.members.recover()
            for _ in 0..<3 { #expect(try await site.ask("GET", "/readyz").status == 200) }
        }
        #expect(
            site.reports == [
                "not ready: the header is broken", "ready again", "not ready: the header is broken",
                "ready again",
            ])
    }

    @Test func isCounted() async throws {
        _ = try await site.open()
        let page = try await site.open()
        _ = try await site.ask(
            "POST", "/live", [], #"{"page":"\#(page)","n":1,"seen":1}"#, cookie: site.cookie)
        site.site.sessions.onSlowTurn?("/desk", .milliseconds(80))
        let text = try await site.ask(
            "GET", "/metrics", [HeaderField("Authorization", "Bearer \(ServedSite.metricsToken)")]
        ).text
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("pinion_turn") }
        #expect(
            lines == [
                "pinion_sessions 1", "pinion_pages 2", "pinion_streams 0", "pinion_requests_total 2",
                "pinion_messages_total 1", "pinion_frames_total 0", "pinion_frame_bytes_total 0",
                "pinion_slow_turns_total 1",
            ])
        #expect(
            text.contains(
                "\n# TYPE pinion_turn_seconds histogram\npinion_turn_seconds_bucket{le=\"0.0001\"} "))
        #expect(text.contains("\npinion_turn_seconds_bucket{le=\"+Inf\"} 1\n"))
        #expect(text.hasSuffix("\npinion_turn_seconds_count 1\n"))
        #expect(site.reports == ["slow turn: /desk kept everyone waiting for 0.08 seconds"])
    }

    @Test(arguments: [
        ("PUT", "/desk", "GET, HEAD, POST, PATCH, OPTIONS"),
        ("DELETE", "/desk", "GET, HEAD, POST, PATCH, OPTIONS"),
        ("POST", "/uploads/x", "HEAD, PUT, PATCH, DELETE"),
    ])
    func namesTheMethodsThatThereAre(method: String, path: String, allowed: String) async throws {
        let answer = try await site.ask(method, path, [.json])
        #expect(answer.status == 405)
        #expect(answer["allow"] == allowed)
        #expect(answer.text.contains("\(method) is not possible here."))
    }

    private struct HeaderProblem: Error, CustomStringConvertible {
        var description: String { "the header is broken" }
    }
}

/// Finds out after a while that there is nothing.
private struct LateView: View {
    @State private var isMissing = false

    var body: some View {
        if isMissing { NotFound() }
        Text("Looking for it").task {
            await Task.yield()
            isMissing = true
        }
    }
}

extension OpenPage {
    fileprivate func press(_ name: String) throws {
        let button = try #require(document.control(named: name) as? ButtonElement)
        button.press()
        document.commit()
    }
}

/// Finds what there is when it has come onto the page.
private struct FoundView: View {
    @State private var isMissing = true

    var body: some View {
        if isMissing { NotFound() } else { Text("Here it is") }
        Button("Lose") { isMissing = true }.onAppear { isMissing = false }
        Button("Find") { isMissing = false }
    }
}

private struct SlowView: View {
    @State private var text = "Not yet"

    var body: some View {
        Text(text).name("said")
        Button("Wait") {
            try? await VirtualClock().sleep(for: .seconds(1))
            text = "Done"
        }
    }
}
