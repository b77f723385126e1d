import Live
import Server
import ServerTesting
import SiteTesting
import Synchronization
import Testing
import Views
import VirtualTime

@testable import Pinion

/// Who a request is, as a host says it.
@MainActor
@Suite("An identity") struct IdentityTests {
    private let name = HeaderField("Remote-User", "ann")

    private var pages: [any Scene] {
        [
            Page("/who") { visit in Text(visit.user?.name ?? "nobody").name("who") },
            Page("/admin") { Text("Secret") }.allowed { $0.roles.contains("admin") },
            Page("/members") { Text("Members") }.requiresSignIn(),
            ForbiddenPage { visit in Text("Not for \(visit.user?.name ?? "nobody").") },
        ]
    }

    @Test func isInAHeaderOfATrustedProxy() async throws {
        let site = try await ServedSite(pages, identity: .header("Remote-User", roles: "Remote-Groups"))
        #expect(try await who(site, [name]) == "ann")
        #expect(try await who(site, []) == "nobody")
        let strict = try await ServedSite(pages, identity: .header("Remote-User", from: ["10.0.0.1"]))
        #expect(try await who(strict, [name]) == "nobody")
    }

    @Test func decidesWhoMayOpenAPage() async throws {
        let site = try await ServedSite(pages, identity: .header("Remote-User", roles: "Remote-Groups"))
        let admin = HeaderField("Remote-Groups", "staff,admin")
        #expect(try await site.ask("GET", "/admin", [name, admin, .html]).status == 200)
        let refused = try await site.ask("GET", "/admin", [name, .html])
        #expect(refused.status == 403)
        #expect(refused.text.contains("Not for ann."))
        #expect(try await site.ask("GET", "/admin", [name, .json]).status == 403)
        #expect(try await site.ask("POST", "/admin", [name, .form], "x=1").status == 403)
        #expect(try await site.ask("GET", "/admin", [.html]).status == 401)
        #expect(try await site.ask("GET", "/members", [name, .html]).status == 200)
        #expect(try await site.ask("GET", "/members", [.html]).status == 401)
    }

    @Test func ofAnotherPersonHasNoPartInTheSession() async throws {
        let site = try await ServedSite(pages, identity: .header("Remote-User"))
        let first = try await site.ask("GET", "/who", [name, .json])
        let cookie = try #require(first.cookie)
        let named = HeaderField("Pinion-Page", first.page)
        #expect(try await site.ask("GET", "/who", [name, .json, named], cookie: cookie).status == 200)
        let bob = HeaderField("Remote-User", "bob")
        #expect(try await site.ask("GET", "/who", [bob, .json, named], cookie: cookie).status == 410)
        let second = try await site.ask("GET", "/who", [bob, .json], cookie: cookie)
        #expect(second.text.contains(#""who":"bob""#))
        #expect(try #require(second.cookie) != cookie)
    }

    @Test func closesThePagesOfWhomItNoLongerKnows() async throws {
        let known = Known()
        let site = try await ServedSite(pages, identity: .ask { _ in known.user })
        let first = try await site.ask("GET", "/who", [.json])
        let cookie = try #require(first.cookie)
        func say(_ number: Int) async throws -> Int {
            let message = #"{"page":"\#(first.page)","n":\#(number),"seen":1}"#
            return try await site.ask("POST", "/live", [], message, cookie: cookie).status
        }
        #expect(try await say(1) == 200)
        known.forget()
        #expect(try await say(2) == 200)
        for _ in 0..<30 { site.site.tick() }
        _ = try await say(3)
        while site.site.sessions.counts.pages > 0 { await Task.yield() }
        #expect(try await say(4) == 410)
    }

    @Test func isAskedForByTheBrowser() async throws {
        let identity = BasicIdentity.basic(realm: "Te\"a") { name, password in
            password == "p:w ö" ? SignedInUser(id: name) : nil
        }
        let site = try await ServedSite(pages, identity: identity)
        let stranger = try await site.ask("GET", "/who", [.html])
        #expect(stranger.status == 401)
        #expect(stranger["www-authenticate"] == #"Basic realm="Tea", charset="UTF-8""#)
        let right = HeaderField("Authorization", "Basic YW5uOnA6dyDDtg==")
        #expect(try await who(site, [right]) == "ann")
        for wrong in [
            "Basic YW5uOng=", "Basic %", "Basic", "Bearer YW5uOnA6dyDDtg==", "Basic YW5u", "Basic /w==",
        ] {
            let answer = try await site.ask("GET", "/who", [HeaderField("Authorization", wrong), .json])
            #expect(answer.status == 401, "\(wrong)")
        }
        #expect(try await site.ask("GET", "/healthz").status == 200)
    }

    @Test func thatFailsIsToldToThatRequestAlone() async throws {
        let site = try await ServedSite(
            pages,
            identity: .ask { request in
                if request.headers["remote-user"] == nil { throw ProblemDocument(status: 500, detail: "") }
                return SignedInUser(id: "ann")
            })
        let answer = try await site.ask("GET", "/who", [.json])
        #expect(answer.status == 503)
        #expect(try await who(site, [name]) == "ann")
        #expect(site.reports.count == 1)
    }

    @Test func thatDoesNotAnswerIsGivenUpAfterTenSeconds() async throws {
        let site = try await ServedSite(
            pages,
            identity: .ask { _ in
                try await VirtualClock().sleep(for: .seconds(1))
                return SignedInUser(id: "ann")
            })
        async let asked = site.ask("GET", "/who", [.json])
        while site.site.counts.requests < 1 || site.clock.sleeperCount < 2 { await Task.yield() }
        await site.clock.advance(by: .milliseconds(9_999))
        #expect(site.reports == [])
        await site.clock.advance(by: .milliseconds(1))
        #expect(try await asked.status == 503)
        #expect(site.reports.map { $0.hasSuffix("the identity has not answered for ten seconds") } == [true])
    }

    private func who(_ site: ServedSite, _ headers: [HeaderField]) async throws -> String? {
        let text = try await site.ask("GET", "/who", headers + [.json]).text
        return text.firstMatch(of: /"who":"([^"]*)"/).map { String($0.1) }
    }

    private final class Known: Sendable {
        private let kept = Mutex<SignedInUser?>(SignedInUser(id: "ann"))

        var user: SignedInUser? { kept.withLock { $0 } }

        func forget() { kept.withLock { $0 = nil } }
    }
}

@Suite("Base64") struct Base64Tests {
    @Test(arguments: [
        ("", []), ("Zg==", [102]), ("Zm8", [102, 111]), ("Zm9v", [102, 111, 111]), ("-_8=", [251, 255]),
    ])
    func isRead(text: String, bytes: [UInt8]) {
        #expect(Base64.bytes(of: text) == bytes)
    }

    @Test(arguments: ["Z", "Zh==", "Zm9v!", "Zm 9", "Zm=v"])
    func isNothingElse(text: String) {
        #expect(Base64.bytes(of: text) == nil)
    }

    @Test func isWrittenAsItIsRead() {
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
            #expect(Base64.bytes(of: Base64.addressText(of: bytes)) == bytes)
        }
    }
}
