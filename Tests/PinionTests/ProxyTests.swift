import Server
import ServerTesting
import SiteTesting
import Testing

@testable import Pinion

/// What a proxy says of the browser before it, and what anybody may say.
@MainActor
@Suite("A proxy that is trusted") struct ProxyTests {
    private let proto = HeaderField("X-Forwarded-Proto", "https")

    @Test func saysWhetherTheConnectionIsSecure() async throws {
        let site = try await ServedSite(identity: .ask { _ in nil }) { $0.trustedProxies = .thisMachine }
        let answer = try await site.ask("GET", "/desk", [.json, proto])
        let field = try #require(answer["set-cookie"])
        #expect(field.hasPrefix("__Host-pinion="))
        #expect(field.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Secure"))
        let named = [.json, proto, HeaderField("Pinion-Page", answer.page)]
        #expect(try await site.ask("GET", "/desk", named, cookie: answer.cookie).status == 200)
        // A cookie that was planted without TLS does not count.
        let planted = answer.cookie.map { String($0.dropFirst("__Host-".count)) }
        #expect(try await site.ask("GET", "/desk", named, cookie: planted).status == 410)
    }

    @Test func saysItForASiteBelowAPath() async throws {
        let site = try await ServedSite(at: "/admin", identity: .ask { _ in nil }) {
            $0.trustedProxies = .thisMachine
        }
        let field = try #require(try await site.ask("GET", "/admin/desk", [.json, proto])["set-cookie"])
        #expect(field.hasPrefix("__Secure-pinion-admin="))
        #expect(field.hasSuffix("; Path=/admin; HttpOnly; SameSite=Lax; Secure"))
    }

    @Test func isNotEverybody() async throws {
        let site = try await ServedSite(identity: .ask { _ in nil })
        let field = try #require(try await site.ask("GET", "/desk", [.json, proto])["set-cookie"])
        #expect(field.hasPrefix("pinion="))
        #expect(field.hasSuffix("; Path=/; HttpOnly; SameSite=Lax"))
    }

    @Test(arguments: [
        ("127.0.0.1", "192.0.2.7", "192.0.2.7"), ("127.0.0.1", "203.0.113.9, 192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "192.0.2.7, 127.0.0.1", "192.0.2.7"), ("127.0.0.1", "", nil),
        ("127.0.0.1", "unknown", nil), ("unix", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("192.0.2.1", "203.0.113.9", "192.0.2.1"), ("2001:db8:1:2::7", "x", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "x", "192.0.2.1"),
    ])
    func saysWhereTheBrowserIs(peer: String, field: String, client: String?) {
        var request = Request(
            method: .get, path: "/", headers: Headers([("X-Forwarded-For", field)]), remoteAddress: peer)
        TrustedProxies.thisMachine.describe(&request)
        #expect(request.client == client)
    }

    @Test(
        arguments: [
            ("for=192.0.2.7;proto=https;host=site.example", "192.0.2.7", true, "site.example"),
            ("For=\"[2001:db8:1:2::7]:4711\"; Proto=HTTPS", "2001:db8:1:2::/64", true, nil),
            ("for=203.0.113.9;proto=https, for=192.0.2.7:80;proto=http", "192.0.2.7", false, nil),
            ("for=192.0.2.7, for=127.0.0.1", "192.0.2.7", false, nil),
            ("for=unknown", nil, false, nil), ("for=_hidden;host=\"a,b;c\"", nil, false, "a,b;c"),
            ("=;;,\"", nil, false, nil), ("", nil, false, nil),
        ] as [(String, String?, Bool, String?)])
    func saysAllInOneField(field: String, client: String?, isSecure: Bool, host: String?) {
        var request = Request(
            method: .get, path: "/", headers: Headers([("Forwarded", field)]), remoteAddress: "127.0.0.1")
        TrustedProxies.thisMachine.describe(&request)
        #expect(request.client == client)
        #expect(request.isSecure == isSecure)
        #expect(request.forwardedHost == host)
    }

    @Test func isNotContradictedByWhatABrowserHasSentOfTheOtherKind() {
        let forged = ("Forwarded", "for=198.51.100.1;proto=https;host=evil.example")
        var request = Request(
            method: .get, path: "/", headers: Headers([("X-Forwarded-For", "192.0.2.7"), forged]),
            remoteAddress: "127.0.0.1")
        TrustedProxies.thisMachine.describe(&request)
        #expect(request.client == "192.0.2.7")
        #expect(!request.isSecure)
        #expect(request.forwardedHost == nil)
    }

    @Test func isNobodyWhoIsNotNamed() {
        let said = [
            ("Forwarded", "for=198.51.100.1;proto=https;host=evil.example"),
            ("X-Forwarded-For", "198.51.100.1"), ("X-Forwarded-Proto", "https"),
            ("X-Forwarded-Host", "evil.example"),
        ]
        var request = Request(
            method: .get, path: "/", headers: Headers(said), remoteAddress: "192.0.2.1")
        TrustedProxies.thisMachine.describe(&request)
        #expect(request.client == "192.0.2.1")
        #expect(!request.isSecure)
        #expect(request.forwardedHost == nil)
    }
}
