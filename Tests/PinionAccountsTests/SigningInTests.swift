import DOM
import Live
import PinionAccounts
import ServerTesting
import SiteTesting
import Testing

/// What signing in, up and out does to a browser's session, over HTTP.
@MainActor
@Suite("Signing in and out over HTTP") struct SigningInTests {
    private let site: ServedSite
    private let accounts: Accounts

    init() async throws {
        (site, accounts) = try await siteWithAccounts([Page.door])
    }

    @Test func givesTheBrowserAnotherSessionAndClosesItsOtherPages() async throws {
        let first = try await site.ask("GET", "/door", [.json])
        let cookie = try #require(first.cookie)
        let other = try await site.ask("GET", "/desk", [.json], cookie: cookie).page
        let answer = try await press("sign-in", "name=Ada&password=difference+engine", first.page, cookie)
        #expect(answer.status == 200)
        let field = try #require(answer["set-cookie"])
        #expect(field.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000"))
        let successor = try #require(answer.cookie)
        #expect(successor != cookie)
        #expect(try await user(of: successor) == "Ada")
        #expect(try await user(of: cookie) == nil)
        let named = [HeaderField("Pinion-Page", other), .json]
        #expect(try await site.ask("GET", "/desk", named, cookie: cookie).status == 410)
        #expect(try await said(cookie: successor) == #""said":"Ada""#)
    }

    @Test func makesTheBrowserAKnownOneThatStrangersDoNotSlowDown() async throws {
        let first = try await site.ask("GET", "/door", [.json])
        let cookie = try #require(first.cookie)
        let answer = try await press("sign-in", "name=Ada&password=difference+engine", first.page, cookie)
        let device = try #require(
            answer.head.split(separator: "\r\n").first { $0.contains("pinion-device=") }.map { field in
                String(field.drop { $0 != " " }.dropFirst().prefix { $0 != ";" })
            })
        // Another one at the same address tries until it has to wait.
        let other = try await site.ask("GET", "/door", [.json])
        let stranger = try #require(other.cookie)
        for _ in 0..<5 { _ = try await press("sign-in", "name=Ada&password=guess", other.page, stranger) }
        let refused = try await press("sign-in", "name=Ada&password=difference+engine", other.page, stranger)
        #expect(refused.text.contains("too many attempts"))
        let known = try await site.ask("GET", "/door", [.json], cookie: device)
        let again = try await press(
            "sign-in", "name=Ada&password=difference+engine", known.page,
            try #require(known.cookie) + "; " + device)
        #expect(try await user(of: try #require(again.cookie)) == "Ada")
    }

    @Test func letsTheOwnerChangeThePasswordAndStay() async throws {
        let ada = try #require(try await accounts.user(named: "Ada")).id
        try await accounts.startSession(token: "elsewhere", for: ada)
        let page = try await site.open("/door")
        let wrong = try await press("change", "password=guess&email=analytical+engine", page, site.cookie)
        #expect(wrong.text.contains(#""said":"wrong user name or password""#))
        let done = try await press(
            "change", "password=difference+engine&email=analytical+engine", page, site.cookie)
        #expect(done.text.contains(#""said":"changed""#))
        #expect(try await accounts.user(forSession: "elsewhere") == nil)
        #expect(try await user(of: site.cookie) == "Ada")
        _ = try await accounts.authenticate(name: "Ada", password: "analytical engine")
    }

    @Test func signsNobodyUpWhereSignUpIsClosed() async throws {
        try await accounts.setSignUpMode(.closed)
        let first = try await site.ask("GET", "/door", [.json])
        let cookie = try #require(first.cookie)
        let fields = "name=Grace&email=&password=nanoseconds+of+wire"
        let answer = try await press("sign-up", fields, first.page, cookie)
        #expect(answer.text.contains(#""said":"sign-up is closed""#))
        #expect(try await accounts.userCount() == 1)
    }

    @Test func signsUpByTheInvitationInTheAddress() async throws {
        try await accounts.setSignUpMode(.invitation)
        let address = "/door?invitation=\(try await accounts.invite())"
        let first = try await site.ask("GET", address, [.json])
        let cookie = try #require(first.cookie)
        let fields = "name=Grace&email=&password=nanoseconds+of+wire"
        let answer = try await press("sign-up", fields, first.page, cookie)
        #expect(try await user(of: try #require(answer.cookie)) == "Grace")
    }

    @Test func changesNothingWithAWrongPassword() async throws {
        let first = try await site.ask("GET", "/door", [.json])
        let cookie = try #require(first.cookie)
        let answer = try await press("sign-in", "name=Ada&password=analytical+engine", first.page, cookie)
        #expect(answer["set-cookie"] == nil)
        #expect(answer.text.contains(#""said":"wrong user name or password""#))
        #expect(try await site.ask("GET", "/door", [.json], cookie: cookie)["set-cookie"] == nil)
    }

    @Test func signsUpAndIn() async throws {
        let first = try await site.ask("GET", "/door", [.json])
        let cookie = try #require(first.cookie)
        let answer = try await press(
            "sign-up", "name=Grace&email=grace@navy.example&password=nanoseconds+of+wire", first.page, cookie)
        let successor = try #require(answer.cookie)
        #expect(try await user(of: successor) == "Grace")
        #expect(try await said(cookie: successor) == #""said":"Grace""#)
    }

    @Test func takesTheSessionAwayAndClosesItsOtherPages() async throws {
        let page = try await site.open("/door")
        let other = try await site.open("/desk")
        let answer = try await press("sign-out", "", page, site.cookie)
        #expect(answer.status == 200)
        #expect(answer["set-cookie"] == "pinion=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
        #expect(try await user(of: site.cookie) == nil)
        let named = [HeaderField("Pinion-Page", other), .json]
        #expect(try await site.ask("GET", "/desk", named, cookie: site.cookie).status == 410)
    }

    @Test func asksABrowserThatStillHasTheFormerCookieToWait() async throws {
        let page = try await site.open("/door")
        _ = try await press("sign-out", "", page, site.cookie)
        let answer = try await site.ask("GET", "/door", [.json], cookie: site.cookie)
        #expect(answer.status == 503)
        #expect(answer["retry-after"] == "1")
        #expect(answer["refresh"] == "1")
        #expect(
            answer.text
                == #"{"title":"One moment","status":503,"detail":"You are being signed in or out."}"#)
    }

    private func press(
        _ action: String, _ fields: String, _ page: String, _ cookie: String
    ) async throws -> RawAnswer {
        try await site.ask(
            "POST", "/door", [.form, .json], "_page=\(page)&\(fields)&action=\(action)", cookie: cookie)
    }

    private func user(of cookie: String) async throws -> String? {
        try await accounts.user(forSession: String(cookie.dropFirst(7)))?.name
    }

    private func said(cookie: String) async throws -> String? {
        let text = try await site.ask("GET", "/door", [.json], cookie: cookie).text
        return text.firstRange(of: /"said":"[^"]*"/).map { String(text[$0]) }
    }
}
