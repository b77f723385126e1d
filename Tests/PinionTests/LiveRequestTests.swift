import DOM
import Dispatch
import ServerTesting
import SiteTesting
import Testing

@testable import Live
@testable import Pinion

/// What the browser's script is answered: messages and streams.
@MainActor
@Suite("The script's requests over HTTP") struct LiveRequestTests {
    private let site: ServedSite

    init() async throws {
        site = try await ServedSite()
    }

    @Test func areRefusedFieldByField() async throws {
        let page = try await site.open()
        let answer = try await send(
            #""page":"\#(page)","n":1,"seen":1,"fields":{"shoe":[1,1,"42"],"name":[1,1,true]},"action":"save""#
        )
        #expect(answer.status == 422)
        #expect(answer["content-type"] == "application/problem+json")
        #expect(
            answer.text == """
                {"title":"Unprocessable Content","status":422,\
                "detail":"There is no such field here. This field takes text.","n":1,\
                "fields":{"shoe":"There is no such field here.","name":"This field takes text."}}
                """)
        #expect(site.desk.saved == [])
    }

    @Test func areToldTheNumberThatTheyHaveToFollow() async throws {
        let page = try await site.open()
        #expect(try await send(#""page":"\#(page)","n":1,"seen":1"#).text == #"{"b":1,"q":1,"n":1}"#)
        let answer = try await send(#""page":"\#(page)","n":7,"seen":1"#)
        #expect(answer.status == 409)
        #expect(
            answer.text == """
                {"title":"Conflict","status":409,"detail":"The message does not follow number 1.","n":1}
                """)
    }

    @Test func areToldWhenStreamOrPageIsGone() async throws {
        let page = try await site.open()
        let unknown = try await send(#""page":"\#(page)","attach":"x","seen":1"#)
        #expect(
            unknown.text == """
                {"title":"Not Found","status":404,"detail":"There is no such stream (any more)."}
                """)
        let gone = #"{"title":"Gone","status":410,"detail":"This page is not open (any more)."}"#
        #expect(try await send(#""page":"\#(page)","close":true"#).status == 204)
        #expect(try await send(#""page":"\#(page)","n":1,"seen":1"#).text == gone)
        #expect(try await site.ask("POST", "/live", [], "{}").text == gone)
        #expect(try await send(#""page""#).status == 400)
        #expect(try await site.ask("PATCH", "/live", [], "{}", cookie: site.cookie).status == 405)
        #expect(
            try await site.ask("GET", "/live", cookie: site.cookie).text == """
                {"title":"Gone","status":410,"detail":"No page of this browser is open."}
                """)
    }

    @Test func askWithHeadWhetherTheSiteAnswers() async throws {
        let answer = try await site.ask("HEAD", "/live")
        #expect(answer.status == 200)
        #expect(answer["content-type"] == "text/event-stream")
        #expect(answer["cache-control"] == "no-store")
        #expect(site.site.sessions.counts == (sessions: 0, pages: 0, streams: 0))
    }

    @Test func putAPageOnAStreamFromWhatTheBrowserHasSeen() async throws {
        let (one, two) = (try await site.open(), try await site.open())
        site.desk.name.text = "Ada"
        let request = stream(pages: " \(one)@1, \(two) @ 1,x@y,@,z")
        let text = try await site.converse { client in
            client.send(request)
            _ = try client.read(until: "event: hello\n")
            return try client.read(until: "}\n\n") + client.read(until: "}\n\n")
        }
        let name = String(text.split(separator: "\"").dropFirst(3).first ?? "")
        #expect(
            text == """
                data: {"stream":"\(name)","pages":{"\(one)":1,"\(two)":2},"n":{"\(one)":0,"\(two)":0},\
                "gone":["x","","z"]}

                data: {"page":2,"b":1,"q":2,"fields":{"name":[0,"Ada"]}}


                """)
    }

    @Test func putFurtherPagesOnIt() async throws {
        let (one, two) = (try await site.open(), try await site.open())
        let (request, cookie, port) = (stream(pages: "\(one)@1"), site.cookie, site.port)
        let attached = try await site.converse { client in
            client.send(request)
            let hello = try client.read(until: "}\n\n").split(separator: "\"stream\":\"").last ?? ""
            let message = #"{"page":"\#(two)","attach":"\#(hello.prefix { $0 != "\"" })","seen":1}"#
            let other = try RawClient(port: port)
            other.send(
                """
                POST /live HTTP/1.1\r
                Host: localhost\r
                Cookie: \(cookie)\r
                Content-Length: \(message.utf8.count)\r
                \r
                \(message)
                """)
            return try other.readAnswer().text
        }
        #expect(attached.hasPrefix(#"{"stream":""#))
        #expect(attached.hasSuffix(#"","page":2,"n":0}"#))
    }

    @Test func nameNoMorePagesThanABrowserCanHave() async throws {
        _ = try await site.open()
        let request = stream(pages: (1...65).map { "p\($0)@1" }.joined(separator: ","))
        let text = try await site.converse { client in
            client.send(request)
            return try client.read(until: "]}\n\n")
        }
        #expect(text.hasSuffix(#""p63","p64"]}\#n\#n"#))
    }

    @Test func giveTheirPlaceBackWhenTheStreamEnds() async throws {
        let page = try await site.open()
        let request = stream(pages: "\(page)@1")
        _ = try await site.converse { client in
            client.send(request)
            return try client.read(until: "}\n\n")
        }
        // Its client has gone.
        while !site.site.streams.isEmpty || site.site.sessions.counts.streams > 0 {
            await Task.yield()
        }
        #expect(site.site.sessions.counts == (sessions: 1, pages: 1, streams: 0))
    }

    @Test func bringASlowReaderUpToNow() async throws {
        let page = try await site.open()
        let desk = site.desk
        let request = stream(pages: "\(page)@1")
        let goOn = DispatchSemaphore(value: 0)
        async let heard = site.converse(receiveBuffer: 4_096) { client in
            client.send(request)
            _ = try client.read(until: "event: hello\n")
            goOn.wait()
            var heard: Set<String> = []
            while !heard.contains("last") {
                let part = String(decoding: try client.read(count: 65_536), as: UTF8.self)
                for word in ["long", "unseen", "last"] where part.contains(word) { heard.insert(word) }
            }
            return heard
        }
        do {
            defer { goOn.signal() }
            while site.site.streams.isEmpty {
                await Task.yield()
            }
            let stream = try #require(site.site.streams.values.first)
            func say(_ word: String, _ number: Int = 0) {
                desk.title = String(repeating: "\(word) ", count: 40_000) + "\(number)"
                site.site.sessions.flush()
            }
            var count = 0
            while !stream.isFull {
                count += 1
                say("long", count)
            }
            say("unseen")
            say("last")
        }
        #expect(try await heard == ["long", "last"])
    }

    private func send(_ members: String) async throws -> RawAnswer {
        try await site.ask("POST", "/live", [], "{\(members)}", cookie: site.cookie)
    }

    private func stream(pages: String) -> String {
        """
        GET /live HTTP/1.1\r
        Host: localhost\r
        Cookie: \(site.cookie)\r
        Pinion-Pages: \(pages)\r
        \r

        """
    }
}
