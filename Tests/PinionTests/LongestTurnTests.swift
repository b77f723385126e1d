import DOM
import Glibc
import Reactive
import Server
import Testing

@testable import Live
@testable import Pinion

/// While a turn lasts nobody else is answered: no request may make a long one, whatever is in it. What counts is the
/// time that the processor works, which other tests on the same machine do not lengthen.
@MainActor
@Suite("The longest turn that a request can cause") struct LongestTurnTests {
    private let site: Site
    private let handler: any RequestHandler

    #if DEBUG
        /// Code that is not optimized takes up to forty times as long.
        private let bound = Duration.milliseconds(800)
    #else
        private let bound = Duration.milliseconds(20)
    #endif

    init() throws {
        site = Site(items: Page("/desk", controller: { _ in CrowdedDesk() }).items)
        handler = try site.prepare()
    }

    @Test(arguments: [
        Filling("many names", ",") { #""a\#($0)":[1,1,""]"# },
        Filling("one field again and again", ",") { _ in #""name0":[1,1,""]"# },
        Filling("one field with other texts", ",") { #""name0":[\#($0 + 1),1,"\#($0)"]"# },
        Filling("one text area with other texts", ",") { #""story":[\#($0 + 1),1,"\#($0)\#n"]"# },
        Filling("one list with other choices", ",") { #""days":[\#($0 + 1),1,["\#($0 % 300)"]]"# },
        Filling("every field", ",") { #""name\#($0 % 256)":[\#($0 / 256 + 1),1,"\#($0)"]"# },
        Filling("the focus", ",") { #""@focus":[1,1,"name\#($0 % 256)"]"# },
        Filling("a long text", "", #""story":[1,1,""#, #""]"#) { _ in "\\n<" },
        Filling("a long text of signs that are put together", "", #""story":[1,1,""#, #""]"#) { _ in
            "e\u{301}"
        },
        Filling("a long text in a short field", "", #""name0":[1,1,""#, #""]"#) { _ in "a" },
        Filling("a long list", ",", #""days":[1,1,["#, "]]") { #""\#($0)""# },
        Filling("a list of known choices", ",", #""days":[1,1,["#, "]]") { #""\#($0 % 300)""# },
        Filling("a number with many digits", "", #""size":[1,1,0."#, "]") { _ in "1" },
        Filling("a name that is long", "", #"""#, #"":[1,1,""]"#) { _ in "a" },
    ])
    func isNotThatOfAMessage(filling: Filling) async throws {
        let tab = try await open()
        let rest = #"{"page":"\#(tab.page)","n":1,"seen":1,"action":"save","fields":{"#
        let body = filling.fill(room(.post, "/live"), around: (rest, "}}"))
        var duration = Duration.zero
        _ = await answer(Request(method: .post, path: "/live", headers: Headers(), body: body)) { exchange in
            duration = measure {
                guard let message = try? LiveMessage(body) else { return exchange.refuse() }
                site.take([.message(exchange, tab.cookie, message)])
            }
        }
        #expect(duration < bound, "\(filling): \(duration)")
        // What was entered is shown.
        #expect(try await look(tab) < bound, "\(filling)")
    }

    @Test(arguments: [
        Filling("many names", "&") { "a\($0)=" },
        Filling("one field again and again", "&") { _ in "name0=" },
        Filling("one list again and again", "&") { "days=\($0 % 300)" },
        Filling("every field", "&") { "name\($0 % 256)=\($0)" },
        Filling("a long text", "", "story=", "") { _ in "%0A+" },
        Filling("nothing", "&") { _ in "" },
        Filling("scenes", "&") { _ in "_scene=a.b" },
        Filling("a long scene", "", "_scene=", "") { _ in "a" },
        Filling("actions", "&") { _ in "action=save" },
    ])
    func isNotThatOfAForm(filling: Filling) async throws {
        let tab = try await open()
        let body = filling.fill(room(.post, "/desk"), around: ("_page=\(tab.page)@1&", "&action=save"))
        let form = ("Content-Type", "application/x-www-form-urlencoded")
        let duration = await turn(.post, "/desk", [form], body, tab)
        #expect(duration < bound, "\(filling): \(duration)")
        #expect(try await look(tab) < bound, "\(filling)")
    }

    @Test(arguments: [
        Filling("many names", ",") { #""a\#($0)":1"# },
        Filling("one field again and again", ",") { #""name0":"\#($0)""# },
        Filling("a long list", ",", #""days":["#, "]") { #""\#($0)""# },
        Filling("a long text", "", #""story":""#, #"""#) { _ in "\\u000a" },
        Filling("lists in lists", "", #""days":"#, "") { _ in "[" },
    ])
    func isNotThatOfAScript(filling: Filling) async throws {
        let tab = try await open()
        let body = filling.fill(room(.patch, "/desk"), around: ("{", "}"))
        let headers = [("Pinion-Page", "\(tab.page)@1"), ("Accept", "application/json")]
        let duration = await turn(.patch, "/desk", headers, body, tab)
        #expect(duration < bound, "\(filling): \(duration)")
    }

    @Test(arguments: [
        Filling("many small parts", "") { part("name=\"a\($0)\"", "") },
        Filling("one field again and again", "") { _ in part("name=\"name0\"", "a") },
        Filling("files", "") { part("name=\"paper\"; filename=\"\($0)\"", "a") },
        Filling("parts with long heads", "") { _ in
            part("name=\"a\"\r\nX-A: \(String(repeating: "a\r", count: 4_000))", "")
        },
        Filling("parts with many fields", "") { _ in
            part("name=\"a\"\(String(repeating: "\r\nA:", count: 2_000))", "")
        },
        Filling("ends of lines", "", openPart("name=\"story\""), "") { _ in "\r\n" },
        Filling("what nearly ends a part", "", openPart("name=\"story\""), "") {
            _ in "\r\n--XY"
        },
        Filling("one long text", "", openPart("name=\"story\""), "") { _ in "ab" },
        Filling("one long file", "", openPart("name=\"paper\"; filename=\"a\""), "") {
            _ in "ab"
        },
    ])
    func isNotThatOfAFormWithFiles(filling: Filling) async throws {
        let tab = try await open()
        let type = ("Content-Type", "multipart/form-data; boundary=XYZ")
        let cookie = ("Cookie", "pinion=\(tab.cookie.text)")
        let body = filling.fill(
            room(.post, "/desk", [type, cookie]),
            around: ("--XYZ" + part("name=\"_page\"", "\(tab.page)@1"), "\r\n--XYZ--\r\n"))
        let request = Request(method: .post, path: "/desk", headers: Headers([type]), body: body)
        var form: MultipartForm?
        // It is read where nobody waits for it; and yet.
        let reading = measure { form = MultipartForm(body, boundary: "XYZ") }
        #expect(reading < bound * 5, "\(filling): \(reading)")
        var duration = Duration.zero
        _ = await answer(request) { exchange in
            duration = measure { site.take([.form(exchange, tab.cookie, form)]) }
        }
        #expect(duration < bound, "\(filling): \(duration)")
        #expect(try await look(tab) < bound, "\(filling)")
    }

    @Test(arguments: [
        ("Cookie", "a=b;"), ("Cookie", "pinion=a;"), ("Cookie", ";"), ("Accept", "a/b;q=0.1,"),
        ("Accept", ","),
        ("Accept-Language", "a,"), ("Pinion-Page", "a@"), ("Pinion-Scene", "a."), ("If-None-Match", "\"a\","),
        ("Origin", "a"), ("Referer", "http://a/"), ("User-Agent", "a "), ("X-Forwarded-For", "1.2.3.4,"),
        ("X-Forwarded-Prefix", "/a"), ("Authorization", "Basic a"),
    ])
    func isNotThatOfAHeaderField(name: String, text: String) async throws {
        let value = String(repeating: text, count: 14_000 / text.utf8.count)
        for path in ["/desk", "/readyz", "/missing", "/desk/" + String(repeating: "a/", count: 1_000)] {
            let duration = await turn(.get, path, [(name, value)], [])
            #expect(duration < bound, "\(path) with \(name): \(duration)")
        }
    }

    private func open() async throws -> Tab {
        let request = Request(method: .get, path: "/desk", headers: Headers([("Accept", "application/json")]))
        let response = await answer(request) { site.take([.request($0, nil)]) }
        let cookie = try #require(response.headers.first { $0.0 == "Set-Cookie" }?.1)
        let text = String(decoding: response.body, as: UTF8.self)
        return Tab(
            page: String(
                (text.split(separator: #""page":""#, maxSplits: 1).last ?? "").prefix { $0 != "\"" }),
            cookie: try #require(SessionID(String(cookie.prefix { $0 != ";" }.dropFirst("pinion=".count)))))
    }

    /// How long the page takes that is looked at.
    private func look(_ tab: Tab) async throws -> Duration {
        await turn(.get, "/desk", [("Pinion-Page", "\(tab.page)@1")], [], tab)
    }

    /// How many bytes a body may have.
    private func room(_ method: Method, _ path: String, _ headers: [(String, String)] = []) -> Int {
        handler.maximumBodySize(method, path: path, headers: Headers(headers)) ?? 1 << 20
    }

    /// How long a request keeps everyone waiting.
    private func turn(
        _ method: Method, _ path: String, _ headers: [(String, String)], _ body: [UInt8],
        _ tab: Tab? = nil
    ) async -> Duration {
        var duration = Duration.zero
        let request = Request(method: method, path: path, headers: Headers(headers), body: body)
        _ = await answer(request) { exchange in
            duration = measure { site.take([.request(exchange, tab?.cookie)]) }
        }
        return duration
    }

    private func answer(_ request: Request, _ take: @escaping @MainActor (Exchange) -> Void) async -> Response
    {
        await Exchange.answer(request, by: Taker(take: take))
    }

    private struct Tab {
        let page: String
        let cookie: SessionID
    }

    private func measure(_ body: () -> Void) -> Duration {
        let start = Self.processorTime
        body()
        return Self.processorTime - start
    }

    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

/// What a body is filled with.
struct Filling: Sendable, CustomTestStringConvertible, CustomStringConvertible {
    let description: String
    private let separator: String
    private let start: String
    private let end: String
    private let piece: @Sendable (Int) -> String

    init(
        _ description: String, _ separator: String, _ start: String = "", _ end: String = "",
        _ piece: @escaping @Sendable (Int) -> String
    ) {
        self.description = description
        self.separator = separator
        self.start = start
        self.end = end
        self.piece = piece
    }

    var testDescription: String { description }

    /// As many pieces as there is room for.
    func fill(_ room: Int, around ends: (String, String)) -> [UInt8] {
        var body = Array((ends.0 + start).utf8)
        let last = Array((end + ends.1).utf8)
        var number = 0
        while true {
            let next = (number == 0 ? "" : separator) + piece(number)
            guard body.count + next.utf8.count + last.count <= room else { break }
            body += next.utf8
            number += 1
        }
        return body + last
    }
}

/// The beginning of a part of a form with files.
private func openPart(_ disposition: String) -> String {
    "\r\nContent-Disposition: form-data; \(disposition)\r\n\r\n"
}

/// A part of a form with files, and what parts it from the next.
@Sendable private func part(_ disposition: String, _ content: String) -> String {
    openPart(disposition) + "\(content)\r\n--XYZ"
}

/// Hands an exchange over on the main actor.
private struct Taker: RequestHandler {
    let take: @MainActor (Exchange) -> Void

    func handle(_ exchange: Exchange) {
        MainActor.assumeIsolated { take(exchange) }
    }
}

extension Exchange {
    fileprivate func refuse() { respond(.problem(.badRequest, detail: "")) }
}

/// A page with a field of each kind, and very many of one.
private final class CrowdedDesk: ViewController {
    private let names = (0..<256).map { InputElement(name: "name\($0)") }
    private let story = TextAreaElement(name: "story")
    private let size = InputElement(name: "size", kind: .number)
    private let days = MultipleSelectElement(
        name: "days", choices: (0..<300).map { Choice("\($0)", "Day \($0)") })
    private let paper = FileElement(name: "paper")
    private let save = ButtonElement(name: "save", text: "Save")
    private var saved = 0

    override func setupUI() {
        title = "Desk"
        let form = FormElement()
        for name in names { form.append(LabeledField("Name", name)) }
        form.append(LabeledField("Story", story), LabeledField("Size", size), LabeledField("Days", days))
        form.append(UploadField("Paper", paper), save)
        view.append(form)
    }

    override func bindingToViewModel() {
        save.publisher.sink { [unowned self] in saved += 1 }.store(in: &subscriptions)
    }
}
