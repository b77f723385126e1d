import JSON

@testable import PinionTesting

/// What happened to a browser, and what it did: recorded from the model to be repeated by the script.
///
/// A step is `{"at": milliseconds, "do": […], "then": {…}}`: something that a person did in a tab, or that became of
/// a request, and what is to be seen of the browser before the next step begins. That is the requests which were sent
/// meanwhile, and of each tab what is not as it was before.
@MainActor
final class History: Wire {
    private let line: NetworkLine
    private var chance: [JSON] = []
    private var steps: [JSON] = []
    /// The step at hand.
    private var step: (at: Double, what: [JSON])?
    private var requests: [JSON] = []
    private var lastRequest = 0
    private var seen: [[JSON.Member]] = []
    private var streams: [String] = []
    private(set) var browser: SimulatedBrowser?

    init(_ network: SimulatedNetwork) {
        line = NetworkLine(network)
        browser = SimulatedBrowser(self) { [unowned self] address in
            let (page, place) = try await line.load(address)
            note([.string("open"), page.json, .string(place)])
            return (page, place)
        }
    }

    var agenda: Agenda { line.agenda }

    func random() -> Double {
        let number = line.random()
        chance.append(.number(number))
        return number
    }

    func send(_ request: WireRequest, hear: @escaping (WireEvent) -> Void) -> WireCall {
        lastRequest += 1
        let number = lastRequest
        requests.append(.array([.number(agenda.now)] + request.json))
        return line.send(request) { [unowned self] event in
            note(event.json(of: number, streams: &streams))
            hear(event)
        }
    }
}

extension History {
    /// Takes note of what is about to happen.
    func note(_ what: [JSON]) {
        endStep()
        step = (agenda.now, what)
    }

    /// All that was recorded, as one line.
    func end(name: String) -> String {
        endStep()
        browser = nil
        let history = JSON.object([
            .init("name", .string(name)), .init("chance", .array(chance)), .init("steps", .array(steps)),
            .init("end", .number(agenda.now)),
        ])
        var text = String(decoding: history.bytes, as: UTF8.self)
        // The server draws the names of its streams.
        for (index, name) in streams.enumerated() {
            text = text.replacing("\"\(name)\"", with: "\"stream-\(index)\"")
                .replacing("\\\"\(name)\\\"", with: "\\\"stream-\(index)\\\"")
        }
        return text
    }

    private func endStep() {
        guard let step, let browser else { return }
        var then: [JSON.Member] = []
        if !requests.isEmpty { then.append(.init("sent", .array(requests))) }
        let now = browser.tabs.map(\.visible)
        if now != seen {
            let changes = now.enumerated().map { index, tab in
                JSON.object(tab.filter { member in index >= seen.count || !seen[index].contains(member) })
            }
            then.append(.init("tabs", .array(changes)))
        }
        seen = now
        requests = []
        steps.append(
            .object([
                .init("at", .number(step.at)), .init("do", .array(step.what)), .init("then", .object(then)),
            ]))
        self.step = nil
    }
}

extension SimulatedTab {
    /// What can be seen of it.
    fileprivate var visible: [JSON.Member] {
        let values = fields.all.map { JSON.Member($0.name, BrowserElement.value(of: $0.elements)) }
        let caret = [JSON.integer(selection.lowerBound), .integer(selection.upperBound)]
        return [
            .init("fields", .object(values)),
            .init("caret", focused.map { .array([.string($0)] + caret) } ?? .null),
            .init("connection", .array([state.map { .string($0.name.rawValue) } ?? .null, .bool(isOnline)])),
        ]
    }
}

extension FreshPage {
    fileprivate var json: JSON {
        .object([
            .init("id", .string(id)), .init("revision", .integer(revision)), .init("title", .string(title)),
            .init("html", .string(html)),
        ])
    }
}

extension WireRequest {
    fileprivate var json: [JSON] {
        switch self {
        case .stream(let pages):
            [.string("stream"), .string(pages.map { "\($0.page)@\($0.seen)" }.joined(separator: ", "))]
        case .question: [.string("question")]
        case .message(let message): [.string("message"), message]
        case .page(let address, let scene): [.string("page"), .string(address), .string(scene)]
        }
    }
}

extension WireEvent {
    fileprivate func json(of request: Int, streams: inout [String]) -> [JSON] {
        switch self {
        case .failed: return [.string("fail"), .integer(request)]
        case .ended: return [.string("end"), .integer(request)]
        case .piece(let text):
            var parser = EventParser()
            for event in parser.take(text) where event.name == "hello" {
                if let name = event.data["stream"]?.string { streams.append(name) }
            }
            return [.string("piece"), .integer(request), .string(text)]
        case .answered(let answer):
            var members: [JSON.Member] = [
                .init("status", .integer(answer.status)), .init("type", .string(answer.content.rawValue)),
            ]
            if answer.json != .null { members.append(.init("json", answer.json)) }
            if let seconds = answer.retryAfter { members.append(.init("after", .integer(seconds))) }
            if let page = answer.page { members.append(.init("page", page.json)) }
            if let place = answer.movedTo { members.append(.init("movedTo", .string(place))) }
            return [.string("answer"), .integer(request), .object(members)]
        }
    }
}
