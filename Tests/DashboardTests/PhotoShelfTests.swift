import DashboardStorage
import PinionAccounts
import ServerTesting
import SiteTesting
import Testing

@testable import Dashboard

/// Photos, as browsers get and keep them.
@MainActor
@Suite("A photo over HTTP") struct PhotoShelfTests {
    private let site: ServedSite
    private let accounts: Accounts

    init() async throws {
        var configuration = AccountsConfiguration.dashboard
        configuration.passwordCost = .minimal
        accounts = try await Accounts(.sqlite(":memory:"), configuration: configuration)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let app = Dashboard(samples: 0)
        try await app.start(accounts)
        site = try await ServedSite([app.body], identity: .accounts(accounts))
        let token = String(site.cookie.dropFirst("pinion=".count))
        try await accounts.startSession(token: token, for: ada.id)
    }

    @Test func isThereForEverAtAnAddressOfItsOwn() async throws {
        let path = try await hang("picture")
        let answer = try await site.ask("GET", path, cookie: site.cookie)
        #expect(answer.status == 200)
        #expect(answer["content-type"] == "image/png")
        #expect(answer["cache-control"] == "private, max-age=31536000, immutable")
        #expect(answer.text == "picture")
        let tag = try #require(answer["etag"])
        #expect(path == "/photos/1/\(tag.filter { $0 != "\"" }).jpg")
        // Another one has another address.
        let next = try await hang("another")
        #expect(next != path)
        #expect(try await site.ask("GET", path, cookie: site.cookie).status == 404)
        #expect(try await site.ask("GET", next, cookie: site.cookie).text == "another")
        let other = next.replacing("/photos/1/", with: "/photos/2/")
        #expect(
            try await site.ask("GET", other, cookie: site.cookie).text == """
                {"title":"Not Found","status":404,"detail":"There is no such photo (any more)."}
                """)
    }

    /// As the pages are that show it.
    @Test func isForThoseWhoAreSignedIn() async throws {
        let path = try await hang("picture")
        let tag = try #require(try await site.ask("GET", path, cookie: site.cookie)["etag"])
        let stranger = "pinion=" + String(repeating: "0", count: 32)
        for cookie in [nil, stranger] {
            for fields in [[], [HeaderField("If-None-Match", tag)]] {
                let answer = try await site.ask("GET", path, fields, cookie: cookie)
                #expect(answer.status == 404)
                #expect(answer["etag"] == nil)
                #expect(answer["cache-control"] == "no-store")
                #expect(!answer.text.contains("picture"))
            }
        }
        try await accounts.endAllSessions(of: User.ID(rawValue: 1))
        #expect(try await site.ask("GET", path, cookie: site.cookie).status == 404)
    }

    /// Bytes that are no picture are no page, no script and no download either.
    @Test func isAPictureAndNothingElse() async throws {
        let path = try await hang("<script>alert(1)</script>")
        let answer = try await site.ask("GET", path, cookie: site.cookie)
        #expect(answer["content-type"] == "image/png")
        #expect(answer["x-content-type-options"] == "nosniff")
        #expect(answer["content-security-policy"] == "default-src 'none'; sandbox")
        #expect(answer["content-disposition"] == "inline")
        #expect(answer["cross-origin-resource-policy"] == "same-origin")
    }

    @Test func isNotSentToABrowserThatHasIt() async throws {
        let answer = try await site.ask(
            "GET", "/photos/7/0f3a.jpg", [HeaderField("If-None-Match", #""0f3a""#)], cookie: site.cookie)
        #expect(answer.status == 304)
        #expect(answer["etag"] == #""0f3a""#)
        #expect(answer["cache-control"] == "private, max-age=31536000, immutable")
        let another = try await site.ask(
            "GET", "/photos/7/0f3a.jpg", [HeaderField("If-None-Match", #""0f3b""#)], cookie: site.cookie)
        #expect(another.status == 404)
    }

    @Test(arguments: [
        "7", "7/0f3a", "7/0f3a.png", "7/.jpg", "7/0F3A.jpg", "7/0f3g.jpg", "7/0f/3a.jpg", "7/0f3a.jpg/0",
        "x/0f3a.jpg",
        "/0f3a.jpg",
        "7/" + String(repeating: "0", count: 65) + ".jpg", "9223372036854775808/0f3a.jpg",
    ])
    func hasNoOtherAddress(path: String) async throws {
        let answer = try await site.ask(
            "GET", "/photos/\(path)", [HeaderField("If-None-Match", "*")], cookie: site.cookie)
        #expect(answer.status == 404)
        #expect(answer["etag"] == nil)
    }

    @Test func isAskedForAgainWhenTheDatabaseDoesNotAnswer() async throws {
        let shelf = PhotoShelf { _ in throw AccountsError.busy }
        let site = try await ServedSite([
            Endpoint(.get, "/photos/:user/:name") { (request, user: Int64, name: String) in
                try await shelf.answer(request, user, name)
            }
        ])
        let answer = try await site.ask("GET", "/photos/1/0f3a.jpg", cookie: site.cookie)
        #expect(answer.status == 503)
        #expect(answer["retry-after"] == "2")
        #expect(answer["etag"] == nil)
    }

    /// Gives Ada a photo; returns its address.
    private func hang(_ text: String) async throws -> String {
        try await accounts.setPhoto(Array(text.utf8), type: .png, for: User.ID(rawValue: 1))
        return try #require(try await accounts.person(User.ID(rawValue: 1))?.photoPath)
    }
}
