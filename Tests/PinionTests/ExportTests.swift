import DOM
import Live
import ServerTesting
import SiteTesting
import Testing
import Views
import VirtualTime

@testable import Pinion

@MainActor
@Suite("A table's rows as a file over HTTP")
struct ExportTests {
    private let site: ServedSite

    init() async throws {
        site = try await ServedSite([Page("/fleet") { Fleet() }])
    }

    @Test func areSentToWhoeverAskedForThem() async throws {
        let page = try await site.open("/fleet")
        let document = try #require(opened(page))
        // The page is busy while both wait for its answer.
        document.activity += 1
        async let file = post("_page=\(page)&action=export-as-csv")
        await sleepers(2)
        async let other = post("_page=\(page)&action=other")
        await sleepers(3)
        document.activity -= 1
        let (saved, led) = try await (file, other)
        #expect(saved.status == 200)
        #expect(saved["content-type"] == "text/csv; charset=utf-8")
        #expect(saved["content-disposition"]?.contains("ships.csv") == true)
        #expect(saved.text.hasSuffix("Name\r\nVasa\r\nFram\r\n"))
        #expect(led.status == 303)
    }

    @Test func areNotSentWhereTheTableHasGoneMeanwhile() async throws {
        let page = try await site.open("/fleet")
        let document = try #require(opened(page))
        document.activity += 1
        async let file = post("_page=\(page)&action=export-as-csv")
        await sleepers(2)
        async let other = post("_page=\(page)&action=other")
        await sleepers(3)
        let hide = try #require(document.control(named: "hide") as? ButtonElement)
        hide.press()
        document.commit()
        document.activity -= 1
        let (saved, _) = try await (file, other)
        #expect(saved.status == 303)
    }

    @Test(arguments: [nil, "none"])
    func keepNoPageThatWasOpenedForThem(named: String?) async throws {
        let open = try await site.open("/fleet")
        let page = named == nil ? "" : "_page=\(open)x&"
        let saved = try await post("\(page)action=export-as-csv")
        #expect(saved["content-type"] == "text/csv; charset=utf-8")
        #expect(site.site.sessions.counts == (sessions: 1, pages: 1, streams: 0))
        // A page that a browser has open stays.
        _ = try await post("_page=\(open)&action=export-as-csv")
        #expect(site.site.sessions.counts == (sessions: 1, pages: 1, streams: 0))
    }

    private func opened(_ page: String) -> Document? {
        let cookie = SessionID(String(site.cookie.dropFirst("pinion=".count)))
        return cookie.flatMap { cookie in
            PageID(page).flatMap { site.site.sessions.page($0, in: cookie)?.document }
        }
    }

    private func post(_ body: String) async throws -> RawAnswer {
        try await site.ask("POST", "/fleet", [.html, .form], body, cookie: site.cookie)
    }

    /// Waits until so many wait for the site's time, the site itself among them, which waits for its next second.
    private func sleepers(_ count: Int) async {
        while site.clock.sleeperCount < count { await Task.yield() }
    }
}

private struct Fleet: View {
    private struct Ship: Identifiable {
        let id: String
    }

    @State private var isHidden = false

    var body: some View {
        if !isHidden {
            Table([Ship(id: "Vasa"), Ship(id: "Fram")]) { TableColumn("Name", value: \.id) }
                .exportsCSV(named: "ships")
        }
        Button("Other") {}
        Button("Hide") { isHidden = true }
    }
}
