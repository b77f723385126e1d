import Glibc

@testable import DOM
@testable import Live
@testable import Pinion
@testable import Server

/// A whole site is asked, without a socket: the input is a request, in which PAGE, COOKIE and KEY stand for a page that
/// is open, for the session that it belongs to, and for its field for a file.
@MainActor
func fuzzSite(_ input: [UInt8]) {
    OpenSite.shared.ask(RequestText(OpenSite.shared.fill(input)))
}

/// A site with a page that is open.
@MainActor
private final class OpenSite {
    static let shared = OpenSite()

    private let site: Site
    private let handler: any RequestHandler
    private var names: [(name: [UInt8], value: [UInt8])] = []
    private var questions = 0

    init() {
        site = Site(items: Page("/desk", controller: { _ in FullDesk() }).items)
        site.log = Log { _ in }
        site.metricsToken = "whoever runs this site"
        do { handler = try site.prepare() } catch { fatalError("\(error)") }
    }

    /// Puts what is open into a request. Now and then a page is opened anew.
    func fill(_ input: [UInt8]) -> [UInt8] {
        if questions.isMultiple(of: 256) || !isOpen { open() }
        questions += 1
        var text: [UInt8] = []
        var rest = input[...]
        while let byte = rest.first {
            if byte >= UInt8(ascii: "C"), byte <= UInt8(ascii: "P"),
                let (name, value) = names.first(where: { rest.starts(with: $0.name) })
            {
                text += value
                rest = rest.dropFirst(name.count)
            } else {
                text.append(byte)
                rest = rest.dropFirst()
            }
        }
        return text
    }

    @discardableResult
    func ask(_ request: RequestText) -> Response? {
        guard let target = try? RequestTarget(request.target) else { return nil }
        let asked = Request(
            method: request.method ?? .get, path: target.path, query: target.query,
            headers: Headers(request.fields), body: request.body)
        guard
            request.body.count <= handler.maximumBodySize(
                asked.method, path: asked.path, headers: asked.headers) ?? 1 << 20
        else { return nil }
        var response: Response?
        Task { response = await Exchange.answer(asked, by: handler) }
        MainQueue.work { response != nil }
        precondition(response.map { $0.status != .internalServerError } ?? false, "\(request.target)")
        return response
    }

    private var page: OpenPage?

    private var isOpen: Bool {
        page.map { site.sessions.page($0.id, in: $0.session.id) != nil } ?? false
    }

    private func open() {
        if let page { site.sessions.close(page.session) }
        let desk = FullDesk()
        let id = PageID.random()
        let session = site.sessions.makeSession()
        let page = site.sessions.open(
            id, path: "/desk", document: desk.open(token: id.text), controller: desk, in: session)
        _ = site.sessions.weigh(page)
        self.page = page
        let key = (page.document.control(named: "paper") as? FileElement)?.key ?? ""
        names = [("PAGE", id.text), ("COOKIE", session.id.text), ("KEY", key)]
            .map { (Array($0.0.utf8), Array($0.1.utf8)) }
    }
}

/// The queue of the main actor, which nobody else works off, as libFuzzer has the main thread.
@MainActor
enum MainQueue {
    /// Works until something is so.
    static func work(until isDone: () -> Bool) {
        var rounds = 0
        while !isDone() {
            workOffMainQueue(nil)
            rounds += 1
            // What is done elsewhere, reading a file for example, takes a moment.
            if rounds > 100 { usleep(50) }
            precondition(rounds < 200_000, "a request is not answered")
        }
    }
}

/// What run loops call that serve the main queue besides others of theirs.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func workOffMainQueue(_ message: UnsafeMutableRawPointer?)
