import ServerTesting
import Testing

@testable import Server

@Suite struct StaticFileAnswers {
    let folder: TemporaryFolder
    let files: StaticFiles
    let script = String(repeating: "let answer = 42\n", count: 100)

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("pinion.js", script)
        try folder.write("tiny.css", "a{}")
        try folder.write("icons/logo.png", "0123456789")
        try folder.write(".hidden.txt", "secret")
        folder.link("passwd.txt", to: "/etc/passwd")
        folder.link("etc", to: "/etc")
        files = try StaticFiles(folder: folder.path)
    }

    private func answer(
        _ path: String, _ headers: [(String, String)] = [], query: String = "", method: Method = .get
    ) -> Response? {
        files.response(to: Request(method: method, path: path, query: query, headers: Headers(headers)))
    }

    @Test func aFileHasATypeATagAndIsRevalidated() throws {
        let found = try #require(answer("/pinion.js"))
        #expect(found.status == 200)
        #expect(found.body == Array(script.utf8))
        #expect(found["Content-Type"] == "text/javascript; charset=utf-8")
        #expect(found["Cache-Control"] == "no-cache")
        #expect(found["Vary"] == "Accept-Encoding")
        #expect(found["X-Content-Type-Options"] == "nosniff")
        #expect(found["Content-Encoding"] == nil)
        let tag = try #require(found["ETag"])
        #expect(tag.hasPrefix("\""))
        let again = try #require(answer("/pinion.js", [("If-None-Match", "\"x\", W/\(tag)")]))
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        #expect(again["ETag"] == tag)
    }

    @Test func textIsPackedForThoseWhoTakeIt() throws {
        let plain = try #require(answer("/pinion.js", [("Accept-Encoding", "br, gzip;q=0")]))
        let packed = try #require(answer("/pinion.js", [("Accept-Encoding", "br, gzip")]))
        #expect(packed["Content-Encoding"] == "gzip")
        #expect(packed.body.starts(with: [0x1F, 0x8B]))
        #expect(packed.body.count < 100)
        #expect(packed["ETag"] != plain["ETag"])
        #expect(answer("/tiny.css", [("Accept-Encoding", "gzip")])?["Content-Encoding"] == nil)
        #expect(answer("/icons/logo.png", [("Accept-Encoding", "gzip")])?["Content-Encoding"] == nil)
    }

    @Test(arguments: [
        ("bytes=0-3", 206, "0123", "bytes 0-3/10"),
        ("bytes=8-", 206, "89", "bytes 8-9/10"),
        ("bytes=-3", 206, "789", "bytes 7-9/10"),
        ("bytes=5-99999999999999999999999", 206, "56789", "bytes 5-9/10"),
    ])
    func aPartIsGiven(range: String, status: Int, body: String, contentRange: String) throws {
        let found = try #require(answer("/icons/logo.png", [("Range", range)]))
        #expect(found.status.rawValue == status)
        #expect(String(decoding: found.body, as: UTF8.self) == body)
        #expect(found["Content-Range"] == contentRange)
    }

    @Test(arguments: ["bytes=10-", "bytes=-0", "bytes=99999999999999999999-"])
    func aPartThatIsNotThereIsRefused(range: String) throws {
        let found = try #require(answer("/icons/logo.png", [("Range", range)]))
        #expect(found.status == 416)
        #expect(found["Content-Range"] == "bytes */10")
    }

    @Test(arguments: [
        "bytes=3-1", "bytes=a-b", "bytes=", "bytes=-", "lines=1-2", "bytes=0-1,3-4", "bytes=+1-2",
    ])
    func aRangeThatMakesNoSenseGetsTheWhole(range: String) throws {
        #expect(answer("/icons/logo.png", [("Range", range)])?.status == 200)
    }

    @Test func aRangeOfAnOlderVersionGetsTheWhole() throws {
        let tag = try #require(answer("/icons/logo.png")?["ETag"])
        #expect(answer("/icons/logo.png", [("Range", "bytes=0-3"), ("If-Range", tag)])?.status == 206)
        #expect(answer("/icons/logo.png", [("Range", "bytes=0-3"), ("If-Range", "\"old\"")])?.status == 200)
    }

    @Test func theAddressThatNamesTheContentIsKeptForAYear() throws {
        let address = try #require(files.addresses["/tiny.css"])
        #expect(address.hasPrefix("/tiny.css?v="))
        let version = String(address.dropFirst("/tiny.css?".count))
        #expect(
            answer("/tiny.css", query: version)?["Cache-Control"] == "public, max-age=31536000, immutable")
        // What another version of the program has named is not kept.
        #expect(answer("/tiny.css", query: version + "0")?["Cache-Control"] == "no-cache")
        try folder.write("tiny.css", "b{}")
        #expect(files.addresses["/tiny.css"] != address)
        #expect(files.addresses["/other.css"] == nil)
    }

    @Test func filesInTheProgramAreServedLikeThoseOfAFolder() throws {
        let files = StaticFiles([
            EmbeddedFile("/site.css/2.css", Array("/* b */\nb{}\n".utf8)),
            EmbeddedFile("/site.css/1.css", Array("  a{}\n".utf8)),
            EmbeddedFile("/icons/logo.png", Array("0123456789".utf8)),
        ])
        func answer(_ path: String) -> Response? { files.response(to: Request(method: .get, path: path)) }
        #expect(answer("/site.css")?.body == Array("a{}\nb{}\n".utf8))
        #expect(answer("/site.css")?["Content-Type"] == "text/css; charset=utf-8")
        #expect(answer("/icons/logo.png")?.body == Array("0123456789".utf8))
        #expect(answer("/site.css/1.css") == nil)
        #expect(answer("/icons") == nil)
    }

    @Test func aChangedFileIsReadAgain() throws {
        let old = try #require(answer("/tiny.css"))
        try folder.write("tiny.css", "b{}  ")
        let new = try #require(answer("/tiny.css"))
        #expect(String(decoding: new.body, as: UTF8.self) == "b{}  ")
        #expect(new["ETag"] != old["ETag"])
    }

    @Test func aFolderThatIsCalledLikeATextIsOneFileOfItsChapters() throws {
        try folder.write("site.css/2-last.css", "c{}\n")
        try folder.write("site.css/1-first.css", "b{}\n")
        try folder.write("site.css/.hidden.css", "x{}\n")
        try folder.write("site.css/notes.txt", "of another type")
        let found = try #require(answer("/site.css"))
        #expect(String(decoding: found.body, as: UTF8.self) == "b{}\nc{}\n")
        #expect(found["Content-Type"] == "text/css; charset=utf-8")
        #expect(answer("/site.css", [("If-None-Match", found["ETag"] ?? "")])?.status == 304)
        try folder.write("site.css/2-last.css", "d{} \n")
        #expect(String(decoding: answer("/site.css")?.body ?? [], as: UTF8.self) == "b{}\nd{} \n")
        try folder.write("site.css/3-more.css", "e{}\n")
        #expect(String(decoding: answer("/site.css")?.body ?? [], as: UTF8.self) == "b{}\nd{} \ne{}\n")
    }

    @Test func aScriptInChaptersIsOneFileWithoutItsCommentLinesAndIndentation() throws {
        try folder.write(
            "site.js/1-first.js",
            """
            // The first chapter.
            import { b } from "b" // stays

            \t // Indented.
            if (b) {
            \tconst url = "http://x"
            }
            // The end.
            """)
        try folder.write("site.js/2-last.js", "//\nb(url)\r\n  // A Windows line.\r\n/* stays */")
        let found = try #require(answer("/site.js"))
        #expect(
            String(decoding: found.body, as: UTF8.self)
                == "import { b } from \"b\" // stays\nif (b) {\nconst url = \"http://x\"\n}\nb(url)\r\n/* stays */\n"
        )
        #expect(found["Content-Type"] == "text/javascript; charset=utf-8")
    }

    @Test func aStyleSheetInChaptersIsSentWithoutItsCommentLines() throws {
        try folder.write(
            "site.css/1-first.css",
            """
            /* One line. */
            a {} /* stays */
              /*
               * Three lines.
               */\u{20}
            /* stays */ b {}
            /* stays
            /* all of it */ c {}
            // d {}
            /**/
            e {}
            """)
        try folder.write("site.css/2-last.css", "/* goes */\r\nf {}\n/* has no end\n")
        #expect(
            String(decoding: answer("/site.css")?.body ?? [], as: UTF8.self)
                == """
                a {} /* stays */
                /* stays */ b {}
                /* stays
                /* all of it */ c {}
                // d {}
                e {}
                f {}
                /* has no end

                """)
    }

    @Test func aCommentOfAChapterThatIsAnotherLeavesTheFileAsItIs() throws {
        try folder.write("site.js/1-first.js", "// Old.\na()\n")
        let tag = try #require(answer("/site.js")?["ETag"])
        try folder.write("site.js/1-first.js", "// A new one.\na()\n")
        #expect(answer("/site.js", [("If-None-Match", tag)])?.status == 304)
        try folder.write("site.js/1-first.js", "// A new one.\nb()\n")
        #expect(answer("/site.js", [("If-None-Match", tag)])?.status == 200)
    }

    @Test func aTextOfOneFileIsSentAsItIs() throws {
        try folder.write("plain.js", "// All of\nit()")
        try folder.write("plain.css", "/* All */\na {}")
        #expect(String(decoding: answer("/plain.js")?.body ?? [], as: UTF8.self) == "// All of\nit()")
        #expect(String(decoding: answer("/plain.css")?.body ?? [], as: UTF8.self) == "/* All */\na {}")
    }

    @Test func aFolderThatIsCalledLikeAPictureIsNone() throws {
        try folder.write("icons.png/one.png", "0123456789")
        #expect(answer("/icons.png") == nil)
        #expect(answer("/icons.png/one.png")?.status == 200)
    }

    @Test func chaptersBehindASymbolicLinkAreNotServed() throws {
        try folder.write("site.css/1-first.css", "b{}\n")
        folder.link("linked.css", to: folder.path + "/site.css")
        #expect(answer("/linked.css") == nil)
    }

    @Test(arguments: [
        "/../etc/passwd.txt", "/icons/../../x.txt", "/..", "/.hidden.txt", "/icons/./logo.png",
        "//etc/passwd.txt",
        "/passwd.txt", "/etc/hostname.txt", "/etc/ld.so.conf", "/icons", "/icons/", "/", "/none.js",
        "/..%2fx.txt",
        "/icons/logo.png/", "/pinion.js/x.txt",
    ])
    func nothingLeadsOutOfTheFolder(path: String) {
        #expect(answer(path) == nil)
    }

    @Test func aFileCanOnlyBeRead() {
        let refusal = answer("/tiny.css", method: .post)
        #expect(refusal?.status == 405)
        #expect(refusal?["Allow"] == "GET, HEAD")
        #expect(answer("/tiny.css", method: .head)?.status == 200)
    }

    @Test func aMissingFolderIsSaid() {
        #expect(throws: ServerError.missingFolder("/nowhere/Public")) {
            try StaticFiles(folder: "/nowhere/Public")
        }
        #expect(ServerError.missingFolder("Public").description == "no such folder: Public")
    }

    @Test func filesTravelOverTheWire() throws {
        let files = files
        let server = try startServer(
            ClosureHandler {
                $0.respond(files.response(to: $0.request) ?? .problem(.notFound, detail: "none"))
            })
        defer { server.stop() }
        let client = try RawClient(port: server.addresses[0].port)
        client.send(
            "HEAD /pinion.js HTTP/1.1\r\nHost: x\r\n\r\nGET /icons/logo.png HTTP/1.1\r\nHost: x\r\nRange: bytes=2-4\r\n\r\n"
        )
        #expect(try client.readAnswer(hasBody: false)["content-length"] == "1600")
        #expect(try client.readAnswer().text == "234")
        client.send("GET /..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try client.readAnswer().status == 404)
    }
}

extension Response {
    fileprivate subscript(name: String) -> String? { headers.first { $0.0 == name }?.1 }
}
