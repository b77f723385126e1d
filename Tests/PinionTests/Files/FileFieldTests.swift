import DOM
import Live
import ServerTesting
import SiteTesting
import Testing

@testable import Pinion

/// Files that are sent to a field over HTTP, part by part.
@MainActor
@Suite("A field for a file over HTTP") struct FileFieldTests {
    @Test func takesNothingWhileItIsDisabled() async throws {
        let site = try await ServedSite()
        _ = try await site.open()
        site.desk.paper.isEnabled = false
        #expect(
            try await site.ask("PUT", site.desk.paper.address, [], "hello", cookie: site.cookie).status == 409
        )
        #expect(site.desk.papers == [])
        site.desk.paper.isEnabled = true
        #expect(
            try await site.ask("PUT", site.desk.paper.address, [], "hello", cookie: site.cookie).status == 204
        )
        #expect(site.desk.papers == ["hello"])
    }

    @Test func takesNoPartOfTheFileBefore() async throws {
        let site = try await ServedSite()
        _ = try await site.open()
        let address = site.desk.paper.address
        #expect(try await site.ask("PUT", address, [], "hello", cookie: site.cookie).status == 204)
        #expect(try await site.ask("PUT", address, [], "hello", cookie: site.cookie).status == 404)
        #expect(site.desk.papers == ["hello"])
        #expect(site.desk.paper.progress == nil)
        // Nor does giving up the one before concern the next.
        let next = site.desk.paper.address
        #expect(try await site.ask("PUT", next, part(at: 0, of: 9), "abc", cookie: site.cookie).status == 204)
        #expect(try await site.ask("DELETE", address, cookie: site.cookie).status == 204)
        #expect(site.desk.paper.progress == FileElement.Progress(received: 3, size: 9))
    }

    @Test func takesNoPartOfAFileOfAnotherSize() async throws {
        let site = try await ServedSite()
        _ = try await site.open()
        let address = site.desk.paper.address
        #expect(
            try await site.ask("PUT", address, part(at: 0, of: 6), "abc", cookie: site.cookie).status == 204)
        for size in [5, 7] {
            let refused = try await site.ask("PUT", address, part(at: 3, of: size), "xy", cookie: site.cookie)
            #expect(refused.status == 409)
        }
        #expect(
            try await site.ask("PUT", address, part(at: 3, of: 6), "def", cookie: site.cookie).status == 204)
        #expect(site.desk.papers == ["abcdef"])
    }

    @Test(arguments: [false, true])
    func keepsTheNextFileWhenTheOneBeforeWasGivenUpInTheMiddleOfItsDelivery(isRefused: Bool) async throws {
        let site = try await ServedSite()
        _ = try await site.open()
        let desk = site.desk
        let first = desk.paper.address
        let gate = Gate()
        desk.delivery = {
            await gate.pass()
            if isRefused { throw FieldError("No.") }
        }
        async let delivered = site.ask("PUT", first, [], "hello", cookie: site.cookie)
        await gate.arrival()
        #expect(try await site.ask("DELETE", first, cookie: site.cookie).status == 204)
        desk.delivery = nil
        let next = desk.paper.address
        #expect(next != first)
        #expect(try await site.ask("PUT", next, part(at: 0, of: 6), "abc", cookie: site.cookie).status == 204)
        gate.open()
        #expect(try await delivered.status == (isRefused ? 422 : 204))
        #expect(desk.paper.address == next)
        #expect(desk.paper.progress == FileElement.Progress(received: 3, size: 6))
        #expect(try await site.ask("PUT", next, part(at: 3, of: 6), "def", cookie: site.cookie).status == 204)
        #expect(desk.papers == ["hello", "abcdef"])
    }

    @Test func takesNothingFromAnotherSite() async throws {
        let site = try await ServedSite()
        _ = try await site.open()
        let origin = HeaderField("Origin", "http://evillocalhost")
        #expect(
            try await site.ask("PUT", site.desk.paper.address, [origin], "hello", cookie: site.cookie).status
                == 403)
        #expect(site.desk.papers == [])
    }

    @Test func hasAFileSentAgainThatCouldNotBeKept() async throws {
        let site = try await ServedSite { $0.uploadLimits.folder = "/no/such/folder" }
        _ = try await site.open()
        let desk = site.desk
        let answer = try await site.ask("PUT", desk.paper.address, [], "hello", cookie: site.cookie)
        #expect(answer.status == 503)
        #expect(answer["retry-after"] == "1")
        #expect(answer.head.lowercased().split(separator: "retry-after:").count == 2)
        #expect(answer.text.contains(#""detail":"The file could not be kept: "#))
        #expect(desk.paper.error?.hasPrefix("Not sent yet: ") == true)
        #expect(desk.paper.error?.hasSuffix(". Trying again.") == true)
        #expect(desk.papers == [])
    }

    @Test func saysWhereAFileGoesOn() async throws {
        let site = try await ServedSite()
        _ = try await site.open()
        let address = site.desk.paper.address
        func asked() async throws -> [String?] {
            let answer = try await site.ask("HEAD", address, cookie: site.cookie)
            return [
                "\(answer.status)", answer["upload-offset"], answer["upload-length"],
                answer["upload-complete"],
                answer["location"],
            ]
        }
        #expect(try await asked() == ["204", "0", nil, "?0", nil])
        let first = try await site.ask("PUT", address, part(at: 0, of: 6), "abc", cookie: site.cookie)
        #expect(first["upload-offset"] == "3")
        #expect(first["upload-complete"] == "?0")
        #expect(try await asked() == ["204", "3", "6", "?0", nil])
        let wrong = try await site.ask("PUT", address, part(at: 2, of: 6), "cd", cookie: site.cookie)
        #expect(
            wrong.text == """
                {"title":"Mismatching upload offset","status":409,"detail":"The upload goes on at byte 3.",\
                "expected-offset":3,"provided-offset":2}
                """)
        #expect(wrong["upload-offset"] == "3")
        let last = try await site.ask("PUT", address, part(at: 3, of: 6), "def", cookie: site.cookie)
        #expect(last["upload-complete"] == "?1")
        #expect(last["location"] == site.desk.paper.address)
        #expect(try await asked() == ["204", "6", "6", "?1", site.desk.paper.address])
    }

    @Test(
        arguments: [
            ("", [:], 422, "This file is empty.", "This file is empty."),
            ("abc", ["Upload-Offset": "0", "Upload-Complete": "?0"], 400, "Upload-Length is missing.", nil),
            ("abc", ["Upload-Offset": "3"], 409, "The upload goes on at byte 0.", nil),
            ("abc", ["Upload-Offset": "x"], 400, "upload-offset is not a number of bytes.", nil),
            (
                "abc", ["Upload-Length": "1048577"], 413, "This file is too large: it may have 1 MB.",
                "This file is too large: it may have 1 MB."
            ),
        ] as [(String, [String: String], Int, String, String?)])
    func refusesWhatIsNoPartOfAFile(
        body: String, headers: [String: String], status: Int, detail: String, error: String?
    ) async throws {
        let site = try await ServedSite()
        _ = try await site.open()
        let desk = site.desk
        desk.paper.maximumSize = 1 << 20
        let fields = headers.map { HeaderField($0, $1) }
        let answer = try await site.ask("PUT", desk.paper.address, fields, body, cookie: site.cookie)
        #expect(answer.status == status)
        #expect(answer.text.contains(#""detail":"\#(detail)""#))
        #expect(desk.paper.error == error)
        #expect(desk.paper.progress == nil)
        #expect(desk.papers == [])
    }

    @Test func takesFilesFromAnybodyThatItsPageIsShownTo() async throws {
        let site = try await ServedSite()
        let cookie = try await site.ask("GET", "/desk", [.json]).cookie
        let desk = site.desk
        #expect(try await site.ask("PUT", desk.paper.address, [], "hello", cookie: cookie).status == 204)
        #expect(desk.papers == ["hello"])
    }

    @Test func handsOverAFileThatCanBeReadUntilItsPageIsGone() async throws {
        let session = SessionID.random()
        let site = try await ServedSite(session: session)
        _ = try await site.open()
        let desk = site.desk
        let fields = [
            HeaderField("Content-Type", "text/plain"),
            HeaderField("Content-Disposition", "attachment; filename=\"a.txt\""),
        ]
        let answer = try await site.ask("PUT", desk.paper.address, fields, "hello", cookie: site.cookie)
        #expect(answer.status == 204)
        let file = try #require(desk.files.first)
        #expect(file.name == "a.txt")
        #expect(file.type == "text/plain")
        #expect(try await file.bytes == Array("hello".utf8))
        site.site.sessions.close(try #require(site.site.sessions.session(session)))
        await #expect(throws: FieldError("This file is gone, as the page is that it was chosen on.")) {
            try await file.bytes
        }
    }

    @Test func refusesAFileOfAnotherKindAndOneTooManyBeforeItComes() async throws {
        let site = try await ServedSite()
        _ = try await site.open()
        let desk = site.desk
        desk.paper.types = [.text]
        let wrong = try await site.ask(
            "PUT", desk.paper.address, [HeaderField("Content-Type", "image/png")], "hello",
            cookie: site.cookie)
        #expect(wrong.status == 415)
        #expect(desk.paper.error == "This kind of file is not taken here, only: .txt.")
        let further = [HeaderField("Pinion-Further", "?1")]
        for (status, headers) in [(204, []), (422, further)] {
            let answer = try await site.ask(
                "PUT", desk.paper.address, headers, "hello", cookie: site.cookie)
            #expect(answer.status == status)
        }
        #expect(desk.paper.error == "Only one file can be chosen here.")
        #expect(desk.papers == ["hello"])
    }

    @Test func refusesWhatTheWholeSiteHasNoRoomFor() async throws {
        let site = try await ServedSite { $0.uploadLimits.totalSize = 4 }
        _ = try await site.open()
        let desk = site.desk
        #expect(
            try await site.ask("PUT", desk.paper.address, [], "hello", cookie: site.cookie).status == 413)
        #expect(desk.paper.error == "This file is too large: it may have 4 bytes.")
    }

    @Test func takesSeveralFilesOfAForm() async throws {
        let site = try await ServedSite()
        let page = try await site.open()
        let desk = site.desk
        desk.paper.maximumCount = 2
        desk.paper.types = [".txt"]
        let files = ["a.txt", "b.exe", "c.txt", "d.txt"].map { name in
            """
            --XYZ\r\nContent-Disposition: form-data; name="paper"; filename="\(name)"\r\n\
            Content-Type: application/octet-stream\r\n\r\n\(name)\r\n
            """
        }
        let head = "--XYZ\r\nContent-Disposition: form-data; name=\"_page\"\r\n\r\n\(page)\r\n"
        let answer = try await site.ask(
            "POST", "/desk", [.files],
            head + files.joined() + "--XYZ--\r\n", cookie: site.cookie)
        #expect(answer.status == 303)
        #expect(desk.papers == ["a.txt", "c.txt"])
        #expect(
            desk.paper.error == """
                “b.exe”: This kind of file is not taken here, only: .txt. At most 2 files can be chosen here.
                """)
        // They lie where the others do, and not in memory.
        #expect(desk.files.allSatisfy { $0.content != nil })
    }

    private func part(at offset: Int, of size: Int) -> [HeaderField] {
        [HeaderField("Upload-Offset", "\(offset)"), HeaderField("Upload-Length", "\(size)")]
    }
}
