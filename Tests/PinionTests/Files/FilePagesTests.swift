import DOM
import Live
import Server
import ServerTesting
import SiteTesting
import Testing

@testable import Pinion

/// What is large is only taken from whoever has been asked for it.
@MainActor
@Suite("A large body") struct FilePagesTests {
    private let session = SessionID.random()
    private let files = ("Content-Type", "multipart/form-data; boundary=XYZ")

    private var cookie: (String, String) { ("Cookie", "other=x; pinion=\(session.text)") }

    @Test func isTakenFromABrowserWithAFieldForFiles() async throws {
        let site = try await ServedSite(session: session)
        let handler = try site.site.prepare()
        #expect(handler.maximumBodySize(.post, path: "/desk", headers: Headers([cookie, files])) == 65_536)
        let page = try await site.open()
        #expect(handler.maximumBodySize(.post, path: "/desk", headers: Headers([cookie, files])) == 11 << 20)
        #expect(handler.maximumBodySize(.put, path: "/uploads/x", headers: Headers([cookie])) == 11 << 20)
        #expect(handler.maximumBodySize(.patch, path: "/uploads/x", headers: Headers([cookie])) == 11 << 20)
        // Nothing else is large, nor is it from anybody else.
        #expect(handler.maximumBodySize(.post, path: "/desk", headers: Headers([cookie])) == 65_536)
        #expect(handler.maximumBodySize(.post, path: "/live", headers: Headers([cookie])) == 65_536)
        #expect(handler.maximumBodySize(.delete, path: "/uploads/x", headers: Headers([cookie])) == 65_536)
        #expect(handler.maximumBodySize(.post, path: "/desk", headers: Headers([files])) == 65_536)
        #expect(handler.maximumBodySize(.put, path: "/uploads/x", headers: Headers([])) == 65_536)
        let stranger = ("Cookie", "pinion=\(SessionID.random().text)")
        #expect(handler.maximumBodySize(.put, path: "/uploads/x", headers: Headers([stranger])) == 65_536)
        // Nor from the same browser once the page is gone.
        let closed = #"{"page":"\#(page)","close":true}"#
        #expect(try await site.ask("POST", "/live", [], closed, cookie: site.cookie).status == 204)
        #expect(handler.maximumBodySize(.put, path: "/uploads/x", headers: Headers([cookie])) == 65_536)
    }

    @Test func isNotTakenAnyMoreWhenTheFieldIsGone() async throws {
        let site = try await ServedSite(session: session)
        let handler = try site.site.prepare()
        _ = try await site.open()
        let field = try #require(site.desk.paper.parent?.parent)
        let form = try #require(field.parent)
        let document = try #require(form.document)
        field.remove()
        document.commit()
        #expect(handler.maximumBodySize(.put, path: "/uploads/x", headers: Headers([cookie])) == 65_536)
        form.append(field)
        document.commit()
        #expect(handler.maximumBodySize(.put, path: "/uploads/x", headers: Headers([cookie])) == 11 << 20)
    }

    @Test func isRefusedBeforeItIsRead() async throws {
        let site = try await ServedSite(session: session)
        _ = try await site.open()
        let text = String(repeating: "a", count: 65_536)
        #expect(try await site.ask("POST", "/live", [], text, cookie: site.cookie).status == 400)
        #expect(try await site.ask("POST", "/live", [], text + "a", cookie: site.cookie).status == 413)
        #expect(try await site.ask("POST", "/desk", [.form], "a=" + text, cookie: site.cookie).status == 413)
        #expect(try await site.ask("POST", "/desk", [.files], text + "a").status == 413)
    }

    @Test func isThatOfItsFilesAndNotOfItsTexts() async throws {
        let site = try await ServedSite(session: session)
        _ = try await site.open()
        func send(_ part: String, _ size: Int) async throws -> Int {
            let content = String(repeating: "a", count: size)
            let body =
                "--XYZ\r\nContent-Disposition: form-data; \(part)\r\n\r\n\(content)\r\n--XYZ--\r\n"
            return try await site.ask("POST", "/desk", [.files], body, cookie: site.cookie).status
        }
        #expect(try await send(#"name="name""#, 65_536) == 303)
        #expect(try await send(#"name="name""#, 65_537) == 413)
        #expect(try await send(#"name="paper"; filename="a""#, 65_537) == 303)
    }
}
