internal import JSON

extension SimulatedTab {
    /// Takes a frame, or a reply that is none.
    func receive(_ frame: JSON) {
        switch FrameVerdict(of: frame, for: revision) {
        case .resume: return attach()
        case .drop: break
        case .apply: apply(frame)
        }
        for effect in frame["effects"]?.elements ?? [] {
            guard let parts = effect.elements, parts.count > 2, let id = parts[0].integer, id > self.effect
            else { continue }
            self.effect = id
            messages.effect = id
            perform(parts[1].string ?? "", parts[2].string ?? "")
        }
        send()
    }

    private func apply(_ frame: JSON) {
        let echoes = frame["fields"]?.members ?? []
        for echo in echoes where echo.name != "@focus" { fields.look(fields[echo.name], revision) }
        revision = frame["q"]?.integer ?? revision
        if let operations = frame["ops"]?.elements { document.apply(operations) }
        fields.regroup()
        for field in touched where !field.elements.isEmpty {
            field.value = BrowserElement.value(of: field.elements)
        }
        touched.removeAll()
        if let focused, fields[focused] == nil { self.focused = nil }
        for echo in echoes {
            guard let parts = echo.value.elements, let count = parts.first?.integer else { continue }
            take(echo.name, count, parts.count > 1 ? parts[1] : nil)
        }
        tell(nil)
    }

    /// Takes what the server says of a field. While an input method is at work in it, that waits.
    func take(_ name: String, _ count: Int, _ value: JSON?) {
        guard let field = fields[name] else { return }
        if composition != nil, name == focused {
            held = (count, value)
        } else if field.settle(count, value), !field.elements.isEmpty {
            assign(field)
        }
    }

    private func perform(_ kind: String, _ argument: String) {
        switch kind {
        case "navigate": leaving = argument
        case "focus": if fields[argument] != nil { moveFocus(to: argument) }
        case "blur": if focused == argument { moveFocus(to: nil) }
        case "announce": announcement = argument
        default: break
        }
    }

    // The stream

    /// Takes what the hub says.
    func hear(_ word: HubWord) {
        guard !isClosed else { return }
        if case .state(let state) = word {
            if state.name == .connecting, self.state?.name != .connecting { answered = messages.number }
            self.state = state
            showState()
        }
        guard !isLost, leaving == nil, case .event(let name, let data) = word else { return }
        if data["gone"]?.elements?.contains(.string(page)) == true { return lose() }
        switch name {
        case "hello":
            stream = data["stream"]?.string
            isMissed = false
            attaching = nil
            follow(data["pages"]?[page]?.integer ?? 0, data["n"]?[page]?.integer, answered)
        case "closed": if data["page"]?.integer == number { lose() }
        case nil: if data["page"]?.integer == number { receive(data) } else { isMissed = true }
        default: break
        }
    }

    func showState() {
        isReachable = state?.isReachable ?? false
        if isReachable || isLost { wake() }
    }

    /// Goes on with what has waited for the server.
    private func wake() {
        guard let act = whenReachable else { return }
        whenReachable = nil
        agenda.soon(act)
    }

    /// The page has this number on the stream, or none yet. A server that has carried out fewer messages than were
    /// answered before it was asked did not answer them: something else did, in its place.
    private func follow(_ number: Int, _ last: Int?, _ answered: Int) {
        if let last, last < answered { return lose() }
        self.number = number
        showState()
        tell(nil)
        if stream != nil, number == 0 { attach() }
    }

    /// Puts the page on the stream, or has the stream go on from what the page has seen.
    func attach() {
        guard attaching == nil else { return }
        let mine = WireCall()
        attaching = mine
        attach(mine, failures: 0)
    }

    private func attach(_ mine: WireCall, failures: Int) {
        var message: [JSON.Member] = [.init("page", .string(page)), .init("seen", .integer(revision))]
        let answered = messages.number
        if let stream { message.append(.init("attach", .string(stream))) }
        post(.object(message)) { [unowned self] reply in
            guard attaching === mine else { return }
            guard reply.status > 0 else {
                tell("doubt")
                return attachLater(mine, failures: failures + 1)
            }
            attaching = nil
            if reply.status == 410 { return lose() }
            guard reply.status == 200 else { return tell("drop") }
            follow(reply.json["page"]?.integer ?? 0, reply.json["n"]?.integer, answered)
            guard isMissed else { return }
            isMissed = false
            attach()
        }
    }

    /// Asks once more, unless there is another stream by then.
    private func attachLater(_ mine: WireCall, failures: Int) {
        agenda.after(Connection.pause(failures, wire.random)) { [unowned self] in
            guard attaching === mine else { return }
            if isReachable { attach(mine, failures: failures) } else { attachLater(mine, failures: failures) }
        }
    }

    /// The server has lost the page.
    private func lose() {
        isLost = true
        attaching = nil
        wake()
        send()
    }
}
