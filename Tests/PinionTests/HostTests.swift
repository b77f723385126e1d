import Server
import ServerTesting
import SiteTesting
import Testing

@testable import Pinion

/// The names under which a site answers: a page elsewhere that has its own name lead here is told nothing.
@MainActor
@Suite("A site's host names") struct HostTests {
    @Test(arguments: [
        ("localhost", 200), ("LocalHost:8080", 200), ("127.0.0.1", 200), ("127.0.0.1:8080", 200),
        ("192.168.1.7:80", 200), ("[::1]", 200), ("[fe80::1]:8080", 200), ("localhost:", 200),
        ("localhost.", 200), ("localhost\u{600}.", 421), ("localhost:\u{301}80", 421),
        ("evil.example", 421), ("evil.example:8080", 421), ("localhost.evil.example", 421),
        ("127.0.0.1.evil.example", 421), ("127.0.0", 421), ("0x7f000001", 421), ("[::1].example", 421),
        ("256.1.1.1", 421), ("::1", 421), ("", 421), ("localhost:x", 421), ("localhost:99999", 421),
        ("evil.example:80@127.0.0.1", 400), ("xn--mnchen-3ya.example", 421), ("[", 421), ("[]", 421),
    ])
    func areThoseOfThisMachine(host: String, status: Int) async throws {
        let site = try await ServedSite()
        #expect(try await ask(site, host).status == status)
    }

    @Test func areThoseThatItIsGiven() async throws {
        let site = try await ServedSite { $0.hostNames = ["Pinion.Example", "tea.example."] }
        let hosts = [
            "pinion.example", "PINION.example:8080", "pinion.example.", "tea.example", "www.pinion.example",
        ]
        var answers: [Int] = []
        for host in hosts { answers.append(try await ask(site, host).status) }
        #expect(answers == [200, 200, 200, 200, 421])
        let open = try await ServedSite { $0.hostNames = ["*"] }
        #expect(try await ask(open, "anything.example").status == 200)
    }

    @Test func areToldOnAPageThatSaysHowToChangeThem() async throws {
        let site = try await ServedSite()
        let answer = try await ask(site, "tea.example:8080")
        #expect(answer.head.hasPrefix("HTTP/1.1 421 Misdirected Request"))
        #expect(answer["content-type"] == "text/html; charset=utf-8")
        #expect(answer.text.contains("does not answer under the name “tea.example”"))
        #expect(answer.text.contains("--host-name tea.example"))
    }

    @Test func areToldWithoutTheMarkupInThem() async throws {
        let site = try await ServedSite { $0.trustedProxies = .thisMachine }
        let fields = [HeaderField("X-Forwarded-Host", "<b>"), HeaderField("Accept", "text/html")]
        let answer = try await site.ask("GET", "/desk", fields)
        #expect(answer.status == 421)
        #expect(answer.text.contains("“&lt;b&gt;”"))
    }

    @Test func areToldByAProxyThatIsTrusted() async throws {
        let forwarded = HeaderField("X-Forwarded-Host", "evil.example, tea.example")
        let site = try await ServedSite {
            $0.hostNames = ["tea.example"]
            $0.trustedProxies = .thisMachine
        }
        #expect(try await site.ask("GET", "/desk", [.json, forwarded]).status == 200)
        let other = HeaderField("X-Forwarded-Host", "evil.example")
        #expect(try await site.ask("GET", "/desk", [.json, other]).status == 421)
        // Where it is not trusted, it is not heard.
        let wary = try await ServedSite()
        #expect(try await wary.ask("GET", "/desk", [.json, other]).status == 200)
    }

    private func ask(_ site: ServedSite, _ host: String) async throws -> RawAnswer {
        try await site.converse { client in
            client.send("GET /desk HTTP/1.1\r\nHost: \(host)\r\nAccept: text/html\r\n\r\n")
            return try client.readAnswer()
        }
    }
}
