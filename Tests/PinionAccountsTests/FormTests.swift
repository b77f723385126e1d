import DOM
import Live
import PinionAccounts
import Reactive
import ServerTesting
import SiteTesting
import Testing

/// Forms as a browser without JavaScript sends them, and as scripts do.
@MainActor
@Suite("A form over HTTP") struct FormTests {
    private let site: ServedSite
    private let accounts: Accounts

    init() async throws {
        (site, accounts) = try await siteWithAccounts([Page.door])
    }

    @Test func leadsBackToThePageWhereItStandsAsItWasLeft() async throws {
        let page = try await open("/desk")
        let answer = try await send("/desk", "_page=\(page)&name=Eve&action=save")
        #expect(answer.status == 303)
        #expect(answer["location"] == "/desk")
        let ticket = try #require(answer["set-cookie"])
        #expect(ticket.hasPrefix("pinion+return="))
        #expect(ticket.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Max-Age=60"))
        #expect(site.desk.saved == ["Eve"])
        let desk = site.desk
        let back = try await comeBack("/desk", answer)
        // The same page, which those do not know any more who knew it before.
        #expect(site.desk === desk)
        #expect(back.page != page)
        #expect(back.text.contains(#"name="name" value="Eve""#))
        // Once; who asks again, or with a script, gets a page of their own.
        #expect(try await comeBack("/desk", answer).page != back.page)
        #expect(site.desk !== desk)
    }

    @Test func isReturnedToNobodyElse() async throws {
        let page = try await open("/desk")
        let desk = site.desk
        let answer = try await send("/desk", "_page=\(page)&name=Eve&action=save")
        _ = try await site.open("/desk")
        #expect(site.desk !== desk)
        #expect(try await !site.ask("GET", "/desk", [.html], cookie: site.cookie).text.contains("Eve"))
        #expect(try await !comeBack("/other", answer).text.contains("Eve"))
        #expect(try await comeBack("/desk", answer).text.contains("Eve"))
    }

    @Test func saysAboveThePageWhatItCouldNotDo() async throws {
        let first = try await open("/desk")
        site.desk.save.isEnabled = false
        site.desk.title = "A <b> & c"
        let answer = try await send("/desk", "_page=\(first)&name=Eve&action=save")
        #expect(answer.status == 303)
        let back = try await comeBack("/desk", answer)
        let (page, address) = (back.page, site.desk.paper.address)
        #expect(
            back.text.replacing(/\?v=[^"]+/, with: "") == """
                <!doctype html><html lang="en"><head><meta charset="utf-8">\
                <meta name="viewport" content="width=device-width, initial-scale=1">\
                <title>A &lt;b&gt; &amp; c</title>\
                <link rel="stylesheet" href="/pinion.css"><link rel="icon" type="image/svg+xml" href="/icon.svg">\
                <script type="module" src="/pinion.js"></script></head>\
                <body data-page="\(page)" data-revision="3">\
                <div class="notice" role="alert"><p>“Save” cannot be used now.</p></div>\
                <main data-n="1"><form data-n="2" method="post">\
                <input type="hidden" name="_page" value="\(page)@3">\
                <label data-n="3" class="field"><span data-n="4">Name</span>\
                <input data-n="5" name="name" value="Eve"></label>\
                <div data-n="6" class="upload"><label data-n="7" class="field"><span data-n="8">Paper</span>\
                <input data-n="9" data-upload="\(address)" type="file" name="paper"></label>\
                <span data-n="10" class="drop-hint" aria-hidden="true">or drop it here</span>\
                <progress data-n="11" aria-label="Paper: upload" hidden=""></progress>\
                <button data-n="12" class="cancel" data-cancel="" aria-label="Cancel upload: Paper" hidden="" \
                name="action" value="cancel-paper">Cancel</button>\
                <button data-n="13" class="send" formenctype="multipart/form-data" \
                aria-label="Upload: Paper" name="action" value="upload-paper">Upload</button>\
                <p data-n="14" class="outcome" role="status"></p>\
                <script data-n="15" type="module" src="/upload.js"></script></div>\
                <button data-n="16" data-disabled="" name="action" value="save">Save</button>\
                </form></main></body></html>

                """)
    }

    @Test func thatSignsInLeadsAtOnceToThePageThatWasWanted() async throws {
        let (site, _) = try await siteWithAccounts([
            SignInPage(),
            Page("/notes") { visit in Text("Notes of \(visit.user?.name ?? "")") }.requiresSignIn(),
        ])
        let asked = try await site.ask("GET", "/notes?page=2", [.html])
        let wanted = try #require(asked["location"])
        let form = try await site.ask("GET", wanted, [.html])
        let answer = try await site.ask(
            "POST", wanted, [.form, .html],
            "_page=\(form.page)&username=Ada&password=difference+engine&action=login", cookie: form.cookie)
        #expect(answer.status == 303)
        #expect(answer["location"] == "/notes?page=2")
        let notes = try await site.ask("GET", "/notes?page=2", [.html], cookie: answer.cookie)
        #expect(notes.status == 200)
        #expect(notes.text.contains("Notes of Ada"))
    }

    @Test func leadsElsewhereWhereItsActionDoesAndLeavesNoPageWaiting() async throws {
        let page = try await open("/door")
        let answer = try await send("/door", "_page=\(page)&action=leave")
        #expect(answer.status == 303)
        #expect(answer["location"] == "/other?from=door")
        let next = try await site.ask("GET", "/door", [.html], cookie: site.cookie)
        #expect(next.status == 200)
        #expect(next.page != page)
        // Whoever looks at the page itself is led there, too.
        let named = [HeaderField("Pinion-Page", page), .html]
        let look = try await site.ask("GET", "/door", named, cookie: site.cookie)
        #expect(look.status == 303)
        #expect(look["location"] == "/other?from=door")
    }

    @Test func ofAPageThatIsGoneOpensAnother() async throws {
        let answer = try await send("/desk", "_page=nobody&name=Eve&action=save")
        #expect(answer.status == 303)
        #expect(answer["location"] == "/desk")
        #expect(answer["set-cookie"] == "\(site.cookie); Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000")
        #expect(site.desk.saved == ["Eve"])
        // A script that names it in its header has to know.
        let named = [HeaderField("Pinion-Page", "nobody"), .form, .json]
        let gone = try await site.ask("POST", "/desk", named, "name=Mallory&action=save", cookie: site.cookie)
        #expect(gone.status == 410)
        #expect(
            gone.text == #"{"title":"Gone","status":410,"detail":"This page is not open (any more)."}"#)
    }

    @Test func tellsAScriptWhatIsWrongWithItsActionBesideThePagesState() async throws {
        let page = try await site.open()
        site.desk.save.isEnabled = false
        let answer = try await site.ask(
            "POST", "/desk", [.form, .json], "_page=\(page)&name=Eve&action=save", cookie: site.cookie)
        #expect(answer.status == 422)
        #expect(answer["content-type"] == "application/json")
        #expect(answer["cache-control"] == "no-store")
        #expect(answer.text.hasPrefix(#"{"page":"\#(page)","title":"Desk","path":"/desk","revision":3,"#))
        #expect(answer.text.hasSuffix(#","navigate":null,"problem":"“Save” cannot be used now."}"#))
        #expect(site.desk.saved == [])
    }

    @Test(arguments: [
        ("text/plain", "name=Eve", 415, "A form or JSON is expected, not “text/plain”."),
        ("application/x-www-form-urlencoded", "name=%ff", 400, "The form is not in UTF-8."),
        ("multipart/form-data", "name", 400, "The form is not well-formed multipart/form-data."),
        (
            "multipart/form-data; boundary=XYZ", "--XYZ", 400,
            "The form is not well-formed multipart/form-data."
        ),
        ("application/json", "[1]", 400, "The body is not a JSON object."),
    ])
    func isRefusedIfItCannotBeRead(type: String, body: String, status: Int, detail: String) async throws {
        let answer = try await site.ask(
            "POST", "/desk", [HeaderField("Content-Type", type), .json], body, cookie: site.cookie)
        #expect(answer.status == status)
        #expect(answer.text.contains(#""detail":"\#(detail)""#))
        #expect(site.site.sessions.counts.pages == 0)
    }

    @Test(arguments: [("", "Eve"), ("@1", "?Eve?Grace"), ("@2", "Eve")])
    func maySayWhatItsSenderHadSeen(revision: String, value: String) async throws {
        let page = try await site.open()
        let desk = site.desk
        desk.name.onConflict = { former, mine, theirs in "\(former)?\(mine)?\(theirs)" }
        desk.name.text = "Grace"
        let answer = try await site.ask(
            "POST", "/desk", [.form, .json], "_page=\(page)\(revision)&name=Eve", cookie: site.cookie)
        #expect(answer.status == 200)
        #expect(desk.name.text == value)
    }

    /// As a browser without JavaScript does.
    private func open(_ path: String) async throws -> String {
        try await site.ask("GET", path, [.html], cookie: site.cookie).page
    }

    /// As the browser does that a form has led back to its page.
    private func comeBack(_ path: String, _ answer: RawAnswer) async throws -> RawAnswer {
        try await site.ask("GET", path, [.html], cookie: "\(site.cookie); \(answer.cookie ?? "")")
    }

    private func send(_ path: String, _ body: String) async throws -> RawAnswer {
        try await site.ask("POST", path, [.form, .html], body, cookie: site.cookie)
    }
}
