import DOM
import Live
import ServerTesting
import Testing

@testable import Pinion

/// What a site answers over HTTP, and whom.
@MainActor
@Suite("A site over HTTP") struct SiteTests {
    @Test func setsItsCookieOnceAndForEverybodyAnother() async throws {
        let site = try await ServedSite()
        let first = try #require(try await site.ask("GET", "/desk")["set-cookie"])
        #expect(first.hasPrefix("pinion="))
        #expect(first.hasSuffix("; Path=/; HttpOnly; SameSite=Lax"))
        let cookie = String(first.prefix { $0 != ";" })
        #expect(try await site.ask("GET", "/desk", cookie: cookie)["set-cookie"] == nil)
        #expect(try await site.ask("GET", "/desk", [.json], cookie: cookie)["set-cookie"] == nil)
        let second = try #require(try await site.ask("GET", "/desk")["set-cookie"])
        #expect(second != first)
        // That of somebody who is signed in is renewed when the session is looked up, and not again.
        #expect(
            try await site.ask("GET", "/desk", cookie: site.cookie)["set-cookie"]
                == "\(site.cookie); Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000")
        #expect(try await site.ask("GET", "/desk", cookie: site.cookie)["set-cookie"] == nil)
    }

    @Test func hasNobodyKeepWhatStandsOnAPage() async throws {
        let site = try await ServedSite()
        let page = try await site.open()
        let message = #"{"page":"\#(page)","n":1,"seen":1,"fields":{"name":[1,1,"Ada"]}}"#
        let answers = [
            try await site.ask("GET", "/desk", [.html], cookie: site.cookie),
            try await site.ask("GET", "/desk", [.json], cookie: site.cookie),
            try await site.ask(
                "PATCH", "/desk", [HeaderField("Pinion-Page", page)], #"{"name":"Eve"}"#, cookie: site.cookie),
            try await site.ask("POST", "/live", [], message, cookie: site.cookie),
        ]
        #expect(answers.map(\.status) == [200, 200, 200, 200])
        #expect(answers.map { $0["cache-control"] } == ["no-store", "no-store", "no-store", "no-store"])
    }

    @Test func showsAPageAtItsOwnAddressOnly() async throws {
        let site = try await ServedSite()
        let page = try await site.open("/desk")
        let desk = site.desk
        let named = [HeaderField("Pinion-Page", page), .json]
        #expect(try await site.ask("GET", "/desk", named, cookie: site.cookie).status == 200)
        #expect(try await site.ask("GET", "/other", named, cookie: site.cookie).status == 410)
        #expect(
            try await site.ask("PATCH", "/other", named, #"{"name":"Eve"}"#, cookie: site.cookie).status
                == 410)
        // A form that names it elsewhere is for a page that is opened there.
        let form = try await site.ask(
            "POST", "/other", [.form, .json], "_page=\(page)&name=Eve&action=save", cookie: site.cookie)
        #expect(form.status == 200)
        #expect(desk.saved == [])
        #expect(desk.name.text == "")
        #expect(site.desk.saved == ["Eve"])
    }

    @Test func showsAPageToItsOwnBrowserOnly() async throws {
        let site = try await ServedSite()
        let page = try await site.open()
        let named = [HeaderField("Pinion-Page", page), .json]
        #expect(try await site.ask("GET", "/desk", named).status == 410)
        let stranger = "pinion=\(String(repeating: "A", count: 43))"
        #expect(try await site.ask("GET", "/desk", named, cookie: stranger).status == 410)
        let form = try await site.ask(
            "POST", "/desk", [.form, .json], "_page=\(page)&name=Eve&action=save", cookie: stranger)
        #expect(form.status == 200)
        #expect(!form.text.contains(page))
    }

    @Test func doesNothingMoreForASessionThatWasReplaced() async throws {
        let site = try await ServedSite()
        let id = try await site.open()
        let desk = site.desk
        let session = try #require(SessionID(String(site.cookie.dropFirst(7))))
        let page = try #require(PageID(id).flatMap { site.site.sessions.page($0, in: session) })
        site.site.sessions.replace(page.session, from: page, by: .signedOut)
        let form = try await site.ask(
            "POST", "/desk", [.form, .json], "_page=\(id)&name=Eve&action=save", cookie: site.cookie)
        #expect(form.status == 200)
        #expect(form["set-cookie"] == "pinion=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
        let files = try await site.ask(
            "POST", "/desk", [.files, .json], multipart(page: id, paper: "secret"), cookie: site.cookie)
        #expect(files.status == 200)
        let message = #"{"page":"\#(id)","n":1,"seen":1,"fields":{"name":[1,1,"Eve"]},"action":"save"}"#
        let reply = try await site.ask("POST", "/live", [], message, cookie: site.cookie)
        #expect(reply["set-cookie"] == "pinion=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
        #expect(desk.name.text == "")
        #expect(desk.papers == [])
        #expect(desk.saved == [])
    }

    @Test func runsNoActionOfAFormWhoseFileIsRefused() async throws {
        let site = try await ServedSite()
        let id = try await site.open()
        site.desk.paper.isEnabled = false
        let answer = try await site.ask(
            "POST", "/desk", [.files, .json], multipart(page: id, paper: "secret"), cookie: site.cookie)
        #expect(answer.status == 422)
        #expect(answer.text.contains("This field cannot be changed now."))
        #expect(site.desk.papers == [])
        #expect(site.desk.saved == [])
        site.desk.paper.isEnabled = true
        let taken = try await site.ask(
            "POST", "/desk", [.files, .json], multipart(page: id, paper: "hello"), cookie: site.cookie)
        #expect(taken.status == 200)
        #expect(site.desk.papers == ["hello"])
        #expect(site.desk.saved == ["Eve"])
    }

    private func multipart(page: String, paper: String) -> String {
        """
        --XYZ
        Content-Disposition: form-data; name="_page"

        \(page)
        --XYZ
        Content-Disposition: form-data; name="name"

        Eve
        --XYZ
        Content-Disposition: form-data; name="action"

        save
        --XYZ
        Content-Disposition: form-data; name="paper"; filename="a.txt"

        \(paper)
        --XYZ--

        """.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
}
