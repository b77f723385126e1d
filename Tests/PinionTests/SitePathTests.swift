import ServerTesting
import SiteTesting
import Testing
import Views

@testable import Pinion

/// A site below a path of its origin.
@MainActor
@Suite("A site below a path") struct SitePathTests {
    @Test(
        arguments: [
            ("/", "/x", "/x"), ("/admin", "/admin", "/"), ("/admin", "/admin/", "/"),
            ("/admin/", "/admin/x/y", "/x/y"), ("/admin", "/administrator", nil), ("/admin", "/", nil),
            ("/a/b", "/a/b/c", "/c"), ("/a/b", "/a", nil),
        ] as [(String, String, String?)])
    func hasAddressesBelowItOnly(site: String, path: String, rest: String?) throws {
        #expect(try #require(SitePath(site)).path(below: path) == rest)
    }

    @Test func writesEveryAddressBelowIt() async throws {
        let site = try await ServedSite(
            [
                Page("/links") {
                    Link("Desk", destination: "/desk")
                    Link("Elsewhere", destination: "//example.org/x")
                    Image("/icon.svg", label: Text("Icon"))
                },
                Page("/away", controller: { _ in throw Redirect(to: "/desk") }),
            ], at: "/admin/tea", identity: .ask { _ in nil })
        let answer = try await site.ask("GET", "/admin/tea/links", [.html])
        #expect(answer.text.contains(#"href="/admin/tea/desk""#))
        #expect(answer.text.contains(#"href="//example.org/x""#))
        #expect(answer.text.contains(/src="\/admin\/tea\/icon.svg\?v=[^"]+"/))
        #expect(answer.text.contains(/src="\/admin\/tea\/pinion.js\?v=[^"]+"/))
        #expect(answer.text.contains(/href="\/admin\/tea\/pinion.css\?v=[^"]+"/))
        let field = try #require(answer["set-cookie"])
        #expect(field.hasPrefix("pinion-admin-tea="))
        #expect(field.hasSuffix("; Path=/admin/tea; HttpOnly; SameSite=Lax"))
        let away = try await site.ask("GET", "/admin/tea/away", [.html])
        #expect((away.status, away["location"]) == (303, "/admin/tea/desk"))
        let desk = try await site.ask("GET", "/admin/tea/desk", [.json])
        #expect(desk.text.contains(#""path":"/admin/tea/desk""#))
        #expect(desk.text.contains(#""upload":"/admin/tea/uploads/"#))
        for path in ["/desk", "/admin/desk", "/pinion.js", "/live", "/"] {
            #expect(try await site.ask("GET", path).status == 404, "\(path)")
        }
        #expect(try await site.ask("GET", "/admin/tea/pinion.js").status == 200)
    }

    @Test func standsInTheLogBeforeRequestsAndActionsAlike() async throws {
        let site = try await ServedSite(
            [Page("/jobs/:id") { (_: Int) in Button("Stop") {}.name("stop") }], at: "/admin",
            identity: .ask { _ in nil }
        ) {
            $0.logsRequests = true
            $0.trustedProxies = .thisMachine
        }
        let prefix = HeaderField("X-Forwarded-Prefix", "/tools")
        let opened = try await site.ask("GET", "/admin/jobs/7", [.json, prefix])
        let cookie = try #require(opened["set-cookie"]?.split(separator: ";").first)
        let message = #"{"page":"\#(opened.page)","n":1,"seen":1,"action":"stop"}"#
        _ = try await site.ask("POST", "/admin/live", [prefix], message, cookie: String(cookie))
        let place = "path=/admin/jobs/7 pattern=/admin/jobs/:id"
        let lines = site.reports.filter { $0.contains("pattern=") }
        #expect(lines.count == 2)
        #expect(lines.first?.contains("request method=GET \(place) ") == true)
        #expect(lines.last?.contains("action \(place) action=stop ") == true)
    }

    @Test func isToldByAProxyThatIsTrustedWhatItHasTakenAway() async throws {
        let prefix = HeaderField("X-Forwarded-Prefix", "/tools/")
        let trusting = try await ServedSite(identity: .ask { _ in nil }) { $0.trustedProxies = .thisMachine }
        let answer = try await trusting.ask("GET", "/desk", [.html, prefix])
        #expect(answer.text.contains(#"src="/tools/pinion.js?v="#))
        #expect(answer["set-cookie"]?.contains("; Path=/tools;") == true)
        let wary = try await ServedSite(identity: .ask { _ in nil })
        #expect(try await wary.ask("GET", "/desk", [.html, prefix]).text.contains(#"src="/pinion.js?v="#))
        // What is no path changes nothing.
        for text in [#"/"onload="x"#, "https://example.org", "/a b", "/../x"] {
            let bad = HeaderField("X-Forwarded-Prefix", text)
            #expect(
                try await trusting.ask("GET", "/desk", [.html, bad]).text.contains(#"src="/pinion.js?v="#))
        }
    }
}
