import DOM
import Live
import Server
import Testing

@testable import Pinion

@Suite struct WhatARequestAsks {
    @Test func isReadFromAForm() throws {
        let form = try FormBody(
            urlEncoded: Array("_page=abc&_scene=xyz&name=Ada+L%C3%B6v&empty=&action=save".utf8))
        #expect(form.page == NamedPage("abc"))
        #expect(form.scene == "xyz")
        #expect(form.action == "save")
        #expect(form.edits.map(\.name) == ["name", "empty"])
        #expect(form.edits.map(\.value) == [.text("Ada Löv"), .text("")])
    }

    @Test(arguments: [
        ("abc", "abc", nil), ("abc@3", "abc", 3), ("abc@", "abc", nil), ("abc@x@3", "abc", nil),
        ("@7", "", 7),
    ])
    func mayNameTheRevisionThatItsAuthorHasSeen(text: String, id: String, revision: Int?) {
        #expect(NamedPage(text).id == id)
        #expect(NamedPage(text).revision == revision)
    }

    @Test func isAListWhereAFormSaysANameMoreThanOnce() throws {
        let form = try FormBody(
            urlEncoded: Array("news=false&days=&news=true&days=m&days=t&off=false".utf8))
        #expect(form.edits.map(\.name) == ["news", "days", "off"])
        #expect(
            form.edits.map(\.value) == [
                .choices(["false", "true"]), .choices(["", "m", "t"]), .text("false"),
            ])
    }

    @Test(arguments: ["a=%ff", "a=%zz", "a=%", "%c3=1"])
    func isRefusedWhenTheFormIsNotUTF8(body: String) {
        let error = #expect(throws: RequestProblem.self) { try FormBody(urlEncoded: Array(body.utf8)) }
        #expect(error?.description == "The form is not in UTF-8.")
    }

    @Test func isNotMoreThanAPersonCanHaveFilledIn() throws {
        let form = (1...1_000).map { "a\($0)=b" }.joined(separator: "&")
        #expect(try FormBody(urlEncoded: Array(form.utf8)).edits.count == 1_000)
        #expect(try FormBody(urlEncoded: Array((form + "&a1=c").utf8)).edits.count == 1_000)
        let tooMany = #expect(throws: RequestProblem.self) {
            try FormBody(urlEncoded: Array((form + "&a=b").utf8))
        }
        #expect(tooMany?.description == "A form has at most 1000 fields.")
        let members = (1...256).map { #""a\#($0)":"b""# }.joined(separator: ",")
        let body = try FormBody(json: Array(#"{\#(members),"a2":"c"}"#.utf8))
        #expect(body.edits.count == 256)
        #expect(body.edits[1].value == .text("c"))
        let further = #expect(throws: RequestProblem.self) {
            try FormBody(json: Array(#"{\#(members),"a":"b"}"#.utf8))
        }
        #expect(further?.description == "At most 256 fields can be set at once.")
    }

    @Test func isReadFromJSON() throws {
        let body = try FormBody(
            json: Array(#"{"name":"Ada","on":true,"all":["a","b"],"size":1.5,"action":"save"}"#.utf8))
        #expect(body.action == "save")
        #expect(body.edits.map(\.value) == [.text("Ada"), .flag(true), .choices(["a", "b"]), .number(1.5)])
    }

    @Test(arguments: [
        ("[1]", "The body is not a JSON object."),
        ("{", "The body is not JSON: expected a name at byte 1."),
        (
            #"{"a":null}"#,
            "“a” is a null: a field takes a string, a boolean, a number or a list of strings."
        ),
        (#"{"action":1}"#, "“action” is not a string."),
    ])
    func isRefusedWithAReason(body: String, reason: String) {
        let error = #expect(throws: RequestProblem.self) { try FormBody(json: Array(body.utf8)) }
        #expect(error?.description == reason)
    }

    @Test(
        arguments: [
            ([("Sec-Fetch-Site", "same-origin")], true),
            ([("Sec-Fetch-Site", "none")], true),
            ([("Sec-Fetch-Site", "cross-site")], false),
            ([("Sec-Fetch-Site", "same-site")], false),
            ([("Origin", "http://localhost:8080"), ("Host", "localhost:8080")], true),
            ([("Origin", "http://evil.example"), ("Host", "localhost:8080")], false),
            ([("Origin", "http://evillocalhost:8080"), ("Host", "localhost:8080")], false),
            ([("Origin", "http://localhost:8080.evil.example"), ("Host", "localhost:8080")], false),
            ([("Origin", "http://localhost:80800"), ("Host", "localhost:8080")], false),
            ([("Origin", "http://localhost"), ("Host", "localhost:8080")], false),
            ([("Origin", "localhost:8080"), ("Host", "localhost:8080")], false),
            ([("Origin", "http://localhost:8080")], false),
            ([("Origin", "null"), ("Host", "localhost:8080")], false),
            ([("Origin", "https://localhost:8080"), ("Host", "localhost:8080")], false),
            ([("Origin", "http://LOCALHOST"), ("Host", "localhost:80")], true),
            ([("Origin", "http://localhost:80"), ("Host", "localhost")], true),
            ([("Origin", "http://[::1]:8080"), ("Host", "[::1]:8080")], true),
            ([("Origin", "http://[::1]"), ("Host", "[::2]")], false),
            ([("Origin", "http://localhost:443"), ("Host", "localhost")], false),
            ([("Origin", "http://a@localhost"), ("Host", "localhost")], false),
            ([("Origin", ""), ("Host", "localhost")], false),
            ([("Sec-Fetch-Site", "cross-site"), ("Origin", "http://a"), ("Host", "a")], false),
            ([], true),
        ] as [([(String, String)], Bool)])
    func isCarriedOutOnlyForThisSite(headers: [(String, String)], isAllowed: Bool) {
        let request = Request(method: .post, path: "/", headers: Headers(headers))
        #expect(SameOrigin.allows(request) == isAllowed)
    }

    @Test(arguments: [
        ("https://localhost", "localhost", true), ("https://localhost:443", "localhost", true),
        ("http://localhost", "localhost", false), ("https://localhost:80", "localhost", false),
    ])
    func isCarriedOutForThisSiteWithTLS(origin: String, host: String, isAllowed: Bool) {
        let headers = Headers([("Origin", origin), ("Host", host)])
        #expect(
            SameOrigin.allows(Request(method: .post, path: "/", headers: headers, isSecure: true))
                == isAllowed)
    }

    @Test(arguments: [
        ("text/html,*/*;q=0.8", false), ("application/json", true),
        ("text/html;q=0.5, application/json", true),
        ("*/*", false),
    ])
    func isAnsweredInTheFormThatIsAskedFor(accept: String, isJSON: Bool) {
        let request = Request(method: .get, path: "/", headers: Headers([("Accept", accept)]))
        #expect(request.wantsJSON == isJSON)
    }

    @Test func namesItsSession() {
        let text = String(repeating: "A", count: 43)
        let cookie = Headers([("Cookie", "theme=dark; pinion=\(text)")])
        #expect(Cookie.session(of: Request(method: .get, path: "/", headers: cookie))?.text == text)
        let broken = Headers([("Cookie", "pinion=short; x=\(text)")])
        #expect(Cookie.session(of: Request(method: .get, path: "/", headers: broken)) == nil)
    }

    @Test func isGivenALanguageForTheSiteAlone() {
        var request = Request(method: .get, path: "/")
        let end = "SameSite=Lax; Max-Age=31536000"
        #expect(Cookie.set(language: "de", for: request).1 == "pinion-language=de; Path=/; \(end)")
        request.base = "/tools"
        #expect(Cookie.set(language: "de", for: request).1 == "pinion-language=de; Path=/tools; \(end)")
    }

    @Test func isGivenASessionThatNoScriptCanRead() throws {
        let text = String(repeating: "A", count: 43)
        let id = try #require(SessionID(text))
        let request = Request(method: .get, path: "/")
        #expect(Cookie.set(id, isSignedIn: false, for: request).0 == "Set-Cookie")
        #expect(
            Cookie.set(id, isSignedIn: false, for: request).1
                == "pinion=\(text); Path=/; HttpOnly; SameSite=Lax")
        #expect(
            Cookie.set(id, isSignedIn: true, for: request).1
                == "pinion=\(text); Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000")
        #expect(Cookie.clear(for: request).0 == "Set-Cookie")
        #expect(Cookie.clear(for: request).1 == "pinion=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
    }

    @Test(arguments: [
        ("", "__Host-pinion", "/"), ("/admin", "__Secure-pinion-admin", "/admin"),
    ])
    func isGivenASessionThatOnlyTLSCanSetWhereItIsSecure(base: String, name: String, path: String) throws {
        let text = String(repeating: "A", count: 43)
        let id = try #require(SessionID(text))
        func request(_ cookie: String) -> Request {
            var request = Request(
                method: .get, path: "/", headers: Headers([("Cookie", cookie)]), isSecure: true)
            request.base = base
            return request
        }
        #expect(
            Cookie.set(id, isSignedIn: true, for: request("")).1
                == "\(name)=\(text); Path=\(path); HttpOnly; SameSite=Lax; Secure; Max-Age=2592000")
        #expect(
            Cookie.clear(for: request("")).1
                == "\(name)=; Path=\(path); HttpOnly; SameSite=Lax; Secure; Max-Age=0")
        let ticket = try #require(PageID(String(repeating: "B", count: 21) + "A"))
        #expect(
            Cookie.set(ticket: ticket, for: request("")).1
                == "\(name)+return=\(ticket.text); Path=\(path); HttpOnly; SameSite=Lax; Secure; Max-Age=60")
        #expect(Cookie.session(of: request("\(name)=\(text)")) == id)
        #expect(Cookie.ticket(of: request("\(name)=\(text); \(name)+return=\(ticket.text)")) == ticket)
        // What came without TLS, or from a neighbour, does not count.
        #expect(Cookie.session(of: request("pinion\(base.isEmpty ? "" : "-admin")=\(text)")) == nil)
        let plain = Request(method: .get, path: "/", headers: Headers([("Cookie", "\(name)=\(text)")]))
        #expect(Cookie.session(of: plain) == nil)
    }
}
