import Testing

@testable import Server

@Suite struct Messages {
    @Test func headersAreFoundInAnyCase() {
        let headers = Headers([("Content-Type", "a"), ("COOKIE", "b"), ("cookie", "c"), ("X", "")])
        #expect(headers["content-type"] == "a")
        #expect(headers["Cookie"] == "b")
        #expect(headers.all("cOOKIE") == ["b", "c"])
        #expect(headers["x"] == "")
        #expect(headers["content"] == nil)
        #expect(headers.pairs.map(\.name) == ["Content-Type", "COOKIE", "cookie", "X"])
    }

    @Test(arguments: [
        ("/", "/", ""), ("/?", "/", ""), ("/a/b?c=d&e=%20", "/a/b", "c=d&e=%20"), ("/%C3%A4", "/ä", ""),
        ("/a%2Fb", "/a/b", ""), ("/..%2f..%2fetc", "/../../etc", ""), ("/%252e", "/%2e", ""),
        ("/a?b?c", "/a", "b?c"),
        ("https://x:8/y", "/y", ""),
    ])
    func targetsAreDecodedOnce(target: String, path: String, query: String) throws {
        let target = try RequestTarget(Array(target.utf8))
        #expect(target.path == path)
        #expect(target.query == query)
    }

    @Test(arguments: [
        ("", RequestTarget.Fault.notAPath), ("*", .notAPath), ("x", .notAPath), ("http://x", .notAPath),
        ("/%", .badEscape), ("/%1", .badEscape), ("/%g0", .badEscape), ("/%00", .zeroByte),
        ("/%FF", .notUTF8),
        ("/ ", .forbiddenByte), ("/\t", .forbiddenByte), ("/\u{7F}", .forbiddenByte),
    ])
    func badTargetsAreNamed(target: String, fault: RequestTarget.Fault) {
        #expect(throws: fault) { try RequestTarget(Array(target.utf8)) }
    }

    @Test(arguments: [
        (nil, false), ("", false), ("*/*", false), ("text/html", true), ("application/json", false),
        ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", true),
        ("text/html;q=0.5, application/json", false), ("TEXT/HTML ; q=0.9", true), ("text/html;q=0", false),
    ])
    func peopleAskForHTMLByName(accept: String?, prefersHTML: Bool) {
        #expect(AcceptHeader(accept).prefersHTML == prefersHTML)
    }

    @Test(arguments: [
        ("gzip", 1000), ("gzip;q=0.25", 250), ("gzip;q=0", 0), ("gzip;q=x", 0), ("gzip;q=9", 0),
    ])
    func weightsAreThousandths(field: String, weight: Int) {
        #expect(AcceptHeader(field).weight(of: "gzip") == weight)
    }

    @Test func datesAreWrittenAsHTTPWritesThem() {
        #expect(HTTPDate.string(secondsSince1970: 784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(HTTPDate.string(secondsSince1970: .max) == "Thu, 01 Jan 1970 00:00:00 GMT")
    }

    @Test func aProblemMayHaveMoreMembers() {
        var problem = ProblemDocument(status: .conflict, detail: "Say \"\n\u{1}\u{1F}\\\" again")
        problem.members = [("n", "41")]
        #expect(
            String(decoding: problem.json.body, as: UTF8.self)
                == #"{"title":"Conflict","status":409,"detail":"Say \"\u000a\u0001\u001f\\\" again","n":41}"#)
    }

    @Test func whatIsUnavailableSaysWhenToComeAgain() {
        var problem = ProblemDocument(status: .serviceUnavailable, detail: "Busy.")
        #expect(problem.json.retryAfter == ["2"])
        #expect(problem.html.retryAfter == ["2"])
        problem.retryAfter = 30
        #expect(problem.json.retryAfter == ["30"])
        #expect(ProblemDocument(status: .conflict, detail: "No.").json.retryAfter == [])
    }

    @Test func aProblemPageEscapesWhatItSays() {
        let page = ProblemDocument(status: .notFound, detail: "<script>&\"").html
        #expect(String(decoding: page.body, as: UTF8.self).contains("<p>&lt;script&gt;&amp;&quot;</p>"))
    }

    @Test func aBodyIsTakenForNothingButItsType() {
        let responses: [Response] = [
            Response("a"), Response([1], type: "a/b"), .text("a"), .html("a"), .json([]),
        ]
        for response in responses {
            #expect(response.headers.filter { $0.0 == "X-Content-Type-Options" }.map(\.1) == ["nosniff"])
        }
    }

    @Test func theLastWordsOnASocketAreAWholeAnswer() {
        let words = String(
            decoding: Response(status: 429, headers: [("A", "b")], body: [33]).lastWords, as: UTF8.self)
        #expect(words.hasPrefix("HTTP/1.1 429 Too Many Requests\r\nDate: "))
        #expect(words.hasSuffix("\r\nA: b\r\nContent-Length: 1\r\nConnection: close\r\n\r\n!"))
    }
}

extension Response {
    fileprivate var retryAfter: [String] { headers.filter { $0.0 == "Retry-After" }.map(\.1) }
}
