import DOM
import Live
import ServerTesting
import SiteTesting
import Testing

@testable import Pinion

/// Pictures whose bytes a page has, over HTTP.
@MainActor
@Suite("The address of a picture") struct PictureTests {
    private let drawing = Array(
        "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>".utf8)

    @Test func givesItsBytesToTheBrowserWhosePageShowsIt() async throws {
        let site = try await ServedSite([page])
        let browser = site.site.sessions.makeSession()
        let cookie = "pinion=\(browser.id.text)"
        _ = try site.site.open(path: "/door", query: "", in: browser)
        let address = Picture(drawing, type: .svg).address
        let answer = try await site.ask("GET", address, cookie: cookie)
        #expect(answer.status == 200)
        #expect(answer.body == drawing)
        #expect(answer["content-type"] == "image/svg+xml")
        #expect(answer["cache-control"] == "private, max-age=31536000, immutable")
        #expect(answer["x-content-type-options"] == "nosniff")
        #expect(
            answer["content-security-policy"]
                == "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        let tag = try #require(answer["etag"])
        let again = try await site.ask("GET", address, [HeaderField("If-None-Match", tag)], cookie: cookie)
        #expect(again.status == 304)
        #expect(try await site.ask("HEAD", address, cookie: cookie).status == 200)
        #expect(try await site.ask("POST", address, cookie: cookie).status == 405)
        #expect(try await site.ask("GET", address + "0", cookie: cookie).status == 404)
    }

    @Test func isGoodForNoOtherBrowser() async throws {
        let site = try await ServedSite([page])
        let browser = site.site.sessions.makeSession()
        _ = try site.site.open(path: "/door", query: "", in: browser)
        let stranger = site.site.sessions.makeSession()
        _ = try site.site.open(path: "/desk", query: "", in: stranger)
        let address = Picture(drawing, type: .svg).address
        #expect(try await site.ask("GET", address, cookie: "pinion=\(stranger.id.text)").status == 404)
        #expect(try await site.ask("GET", address).status == 404)
    }

    @Test func isToldInTheLogWhereAnImageIsRefused() async throws {
        let site = try await ServedSite([Page("/far") { FarAway() }])
        _ = try site.site.open(path: "/far", query: "", in: site.site.sessions.makeSession())
        #expect(
            site.reports == [
                """
                /far: FarAway: an Image is not shown, since imageOrigins of the App does not have \
                “https://c.example”.
                """
            ])
    }

    private var page: Page { Page("/door") { [drawing] in Image(data: drawing, type: .svg) } }

    private struct FarAway: View {
        var body: some View { Image(decorative: "https://c.example/a.png") }
    }
}
