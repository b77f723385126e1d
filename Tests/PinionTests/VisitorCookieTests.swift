import Live
import SiteTesting
import Testing
import Views

@testable import Pinion

@MainActor
@Suite("The cookie of what a visitor's browser keeps")
struct VisitorCookieTests {
    private let signer = Signer()

    private func text(of user: String?, _ sent: VisitorCookie.Sent = VisitorCookie.Sent()) -> String {
        VisitorCookie(sent, signer: signer, user: user).text(of: ["size": .integer(3)]) { _ in }
    }

    private func name(_ text: String) -> Substring { text.prefix { $0 != "=" } }

    @Test func isAnotherOneForEachPersonOfABrowser() {
        #expect(name(text(of: nil)) == "pinion+kept")
        #expect(name(text(of: "ann")).hasPrefix("pinion+kept-"))
        #expect(name(text(of: "ann")) == name(text(of: "ann")))
        #expect(name(text(of: "ann")) != name(text(of: "bob")))
    }

    @Test func staysWithTLSWhereItComesFromThere() {
        var sent = VisitorCookie.Sent()
        #expect(text(of: nil, sent).hasSuffix("; Path=/; SameSite=Lax; Max-Age=31536000"))
        sent.isSecure = true
        #expect(text(of: nil, sent).hasPrefix("__Host-pinion+kept="))
        #expect(text(of: nil, sent).hasSuffix("; Path=/; SameSite=Lax; Max-Age=31536000; Secure"))
        sent.base = "/shop"
        #expect(text(of: nil, sent).hasPrefix("__Secure-pinion-shop+kept="))
        #expect(text(of: nil, sent).hasSuffix("; Path=/shop; SameSite=Lax; Max-Age=31536000; Secure"))
    }

    @Test func isSetOnceForEachChange() async throws {
        let site = try await ServedSite()
        let id = try await site.open()
        let cookie = try #require(SessionID(String(site.cookie.dropFirst("pinion=".count))))
        let session = try #require(PageID(id).flatMap { site.site.sessions.page($0, in: cookie) }).session
        let store = VisitorStore(["size": .integer(3)]) { "size=\($0.count)" }
        session.kept = store
        #expect(session.takeVisitorCookie().isEmpty)
        store.isUnsaved = true
        #expect(session.takeVisitorCookie().map(\.1) == ["size=1"])
        #expect(session.takeVisitorCookie().isEmpty)
    }
}
