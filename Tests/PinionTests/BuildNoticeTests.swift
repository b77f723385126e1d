import Glibc
import Live
import Testing

@testable import Pinion

/// What pages say while the program is worked on with `pinion-dev`.
@MainActor
@Suite("The notice of a build that fails") struct BuildNoticeTests {
    private let site = Site {
        Page("/") { Text("Hello") }
        Page("/greeting", controller: { _ in GreetingViewController() })
    }

    @Test(arguments: ["/", "/greeting"]) func isOnEveryPageUntilItIsGone(path: String) throws {
        let notice = BuildNotice()
        site.buildNotice = notice
        notice.text = "Notes.swift:3:1: error: no"
        let page = try site.open(path: path, query: "", in: site.sessions.makeSession())
        page.document.commit()
        let element = try #require(page.document.root.children.last)
        #expect(element["role"] == "alert")
        #expect(element.isHidden == false)
        #expect(element.children.last?.text == "Notes.swift:3:1: error: no")
        notice.text = ""
        #expect(element.isHidden)
        #expect(element.children.last?.text == "")
    }

    @Test(arguments: ["/", "/greeting"]) func isOnNoPageOfAProgramThatRunsByItself(path: String) throws {
        let page = try site.open(path: path, query: "", in: site.sessions.makeSession())
        page.document.commit()
        #expect(page.document.root.html.contains("build") == false)
    }

    @Test func comesAsTextsThatEndWithAZero() async throws {
        var ends: [CInt] = [-1, -1]
        #expect(pipe(&ends) == 0)
        var reader = TextReader(ends[0])
        defer { close(ends[0]) }
        _ = write(ends[1], "one\0\0tw", 7)
        var texts = [reader.read()]
        _ = write(ends[1], "o\0", 2)
        texts.append(reader.read())
        #expect(reader.isAtEnd == false)
        close(ends[1])
        texts.append(reader.read())
        #expect(texts == [["one", ""], ["two"], []])
        #expect(reader.isAtEnd)
    }
}
