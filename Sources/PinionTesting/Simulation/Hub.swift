internal import JSON

/// The one stream of a simulated browser: frames come down it for all tabs.
@MainActor
package final class Hub {
    private let wire: any Wire
    private var connection: Connection
    /// The tabs, with what each has said last.
    private var tabs: [(tab: SimulatedTab, word: TabWord)] = []
    private var hello: JSON?
    private var call: WireCall?
    private var timer: Agenda.Entry?
    private var told: ConnectionState?

    package init(_ wire: any Wire) {
        self.wire = wire
        connection = Connection { [agenda = wire.agenda] in
            agenda.now
        } random: { [unowned wire] in
            wire.random()
        }
    }
}

extension Hub {
    /// Takes what a tab says, as soon as what happens now is over.
    func tell(_ word: TabWord, from tab: SimulatedTab) {
        wire.agenda.after(0) { [unowned self] in receive(word, from: tab) }
    }

    private func receive(_ word: TabWord, from tab: SimulatedTab) {
        let index = tabs.firstIndex { $0.tab === tab }
        if word.verb == "leave" {
            if let index { tabs.remove(at: index) }
        } else if let index {
            tabs[index].word = word
        } else {
            tabs.append((tab, word))
        }
        connection.isHidden = !tabs.contains { $0.word.isVisible }
        if tabs.isEmpty {
            drop()
            connection.rest()
        }
        switch word.verb {
        case "join": connection.want()
        case "doubt": connection.doubt()
        case "drop" where hello != nil:
            drop()
            connection.fail("network")
        case "retry", "online", "visible", "key": connection.hurry(word.verb ?? "")
        default: break
        }
        step(word.verb == nil ? nil : tab)
        if word.verb == "join", let hello { send(tab, .event("hello", hello)) }
    }

    private func send(_ tab: SimulatedTab, _ word: HubWord) {
        wire.agenda.after(0) { [unowned tab] in tab.hear(word) }
    }

    /// Does what is due, tells all tabs of the connection if that has changed, and one in any case.
    private func step(_ tab: SimulatedTab? = nil) {
        switch connection.next() {
        case .connect: connect()
        case .ask: ask()
        case nil: break
        }
        let state = ConnectionState(connection)
        let isNews = state != told
        told = state
        for (each, _) in tabs where isNews || each === tab { send(each, .state(state)) }
        timer?.cancel()
        guard connection.due < .infinity else { return }
        timer = wire.agenda.after(connection.due - wire.agenda.now) { [unowned self] in step() }
    }

    private func spread(_ name: String?, _ data: JSON) {
        let page = data["page"]?.integer ?? 0
        for (tab, word) in tabs {
            let isForIt = page == 0 || word.number == 0 || page == word.number
            if isForIt || word.stream != hello?["stream"]?.string { send(tab, .event(name, data)) }
        }
    }

    /// Lets go of the stream, or of the attempt to open it.
    private func drop() {
        call?.cancel()
        call = nil
        hello = nil
    }

    private func take(_ event: EventParser.Event) {
        if event.name == "bye" {
            drop()
            return connection.leave(within: Double(event.data["in"]?.integer ?? 0))
        }
        if event.name == "hello" {
            hello = event.data
            connection.open()
        }
        spread(event.name, event.data)
    }

    private func connect() {
        drop()
        let open = tabs.prefix(64).map { (page: $0.word.page, seen: $0.word.seen) }
        var parser = EventParser()
        var mine: WireCall?
        mine = wire.send(.stream(open)) { [unowned self] event in
            guard let mine, call === mine else { return }
            switch event {
            case .failed, .ended: lose(mine, nil, open.map(\.page))
            case .answered(let answer):
                if let problem = Problem(answer) { lose(mine, problem, open.map(\.page)) }
            case .piece(let text):
                for event in parser.take(text) where call === mine { take(event) }
                if call === mine { connection.hear() }
                step()
            }
        }
        call = mine
    }

    private func lose(_ mine: WireCall, _ problem: Problem?, _ pages: [String]) {
        drop()
        if problem?.why == "gone" {
            connection.refuse()
            spread("hello", .object([.init("gone", .array(pages.map(JSON.string)))]))
        } else {
            fail(problem ?? Problem(why: "network"))
        }
        step()
    }

    private func ask() {
        var call: WireCall?
        let timeout = wire.agenda.after(Connection.timeout) { [unowned self] in
            call?.cancel()
            take(Problem(why: "silent"))
        }
        call = wire.send(.question) { [unowned self] event in
            timeout.cancel()
            call?.cancel()
            var problem: Problem? = Problem(why: "silent")
            if case .answered(let answer) = event { problem = Problem(answer) }
            take(problem)
        }
    }

    /// Takes what came of the question whether the server is there.
    private func take(_ problem: Problem?) {
        guard connection.name == .silent else { return }
        if let problem { fail(problem) } else { connection.answer() }
        step()
    }

    private func fail(_ problem: Problem) {
        connection.fail(problem.why, after: problem.after, isReachable: problem.isReachable)
    }
}

/// How an answer fails to be a stream: what the connection is told. Only the server's own words make a page gone; a
/// network that wants a sign-in answers in its place, with whatever it likes.
private struct Problem {
    var why: String
    var after = 0.0
    var isReachable = false

    init(why: String) {
        self.why = why
    }

    /// `nil` if the answer is a stream.
    init?(_ answer: WireAnswer) {
        let isOwn = answer.content == .problem
        if answer.isOK {
            guard answer.content != .stream else { return nil }
            self.init(why: "elsewhere")
        } else if answer.status == 410, isOwn {
            self.init(why: "gone")
        } else {
            self.init(why: String(answer.status))
            after = 1e3 * Double(answer.retryAfter ?? 0)
            isReachable = isOwn && (answer.status == 429 || answer.status == 503)
        }
    }
}
