import ServerTesting
import SiteTesting
import Testing

@testable import Pinion

/// How many pages one browser, and one address, can have open.
@MainActor
@Suite("The limits of a site") struct SiteLimitTests {
    @Test func letABrowserHaveSoManyPagesAndNoMore() async throws {
        let site = try await ServedSite { $0.limits.pagesPerBrowser = 2 }
        let pages = [try await site.open(), try await site.open()]
        let (cookie, port) = (site.cookie, site.port)
        let (page, script) = try await site.converse { client in
            client.send(stream(of: pages, cookie: cookie))
            _ = try client.read(until: "event: hello")
            let other = try RawClient(port: port)
            other.send(desk(accepting: "text/html", cookie: cookie))
            let page = try other.readAnswer()
            other.send(desk(accepting: "application/json", cookie: cookie))
            return (page, try other.readAnswer())
        }
        #expect(page.status == 429)
        #expect(page["retry-after"] == "10")
        #expect(page.text.contains("<h1>Too Many Requests</h1>"))
        #expect(
            page.text.contains(
                "This browser has as many pages open here as it may, or they are too large. Close some of them."
            ))
        #expect(script.status == 429)
        #expect(script["content-type"] == "application/problem+json")
        #expect(site.site.sessions.counts.pages == 2)
        // Another browser is not held up.
        #expect(try await site.ask("GET", "/desk", [.html]).status == 200)
    }

    @Test func haveThePageGoThatNobodyLooksAt() async throws {
        let site = try await ServedSite { $0.limits.pagesPerBrowser = 2 }
        let pages = [try await site.open(), try await site.open(), try await site.open()]
        var answers: [Int] = []
        for page in pages {
            let named = [HeaderField("Pinion-Page", page), .json]
            answers.append(try await site.ask("GET", "/desk", named, cookie: site.cookie).status)
        }
        #expect(answers == [410, 200, 200])
    }

    @Test func countPagesOfManyBrowsersAtOneAddress() async throws {
        let site = try await ServedSite {
            $0.limits.pagesPerAddress = 3
            $0.trustedProxies = .thisMachine
        }
        func ask(from address: String) async throws -> Int {
            try await site.ask("GET", "/desk", [.json, HeaderField("X-Forwarded-For", address)]).status
        }
        for _ in 0..<10 { #expect(try await ask(from: "192.0.2.1") == 200) }
        #expect(site.site.sessions.counts.pages == 3)
        #expect(try await ask(from: "192.0.2.2") == 200)
        #expect(site.site.sessions.counts.pages == 4)
    }

    @Test func refuseAPageThatIsTooLarge() async throws {
        let site = try await ServedSite([Page("/list") { VStack { ForEach(0..<1_000) { Text("\($0)") } } }]) {
            $0.limits.elementsPerBrowser = 1_000
        }
        let answer = try await site.ask("GET", "/list", [.html])
        #expect(answer.status == 429)
        #expect(answer["set-cookie"] == nil)
        #expect(site.site.sessions.counts == (sessions: 0, pages: 0, streams: 0))
        #expect(try await site.ask("GET", "/desk", [.html]).status == 200)
    }
}

private func stream(of pages: [String], cookie: String) -> String {
    let list = pages.map { "\($0)@1" }.joined(separator: ", ")
    return "GET /live HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookie)\r\nPinion-Pages: \(list)\r\n\r\n"
}

private func desk(accepting type: String, cookie: String) -> String {
    "GET /desk HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookie)\r\nAccept: \(type)\r\n\r\n"
}
