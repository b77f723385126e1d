internal import JSON

extension SimulatedTab {
    /// Takes a frame, or a reply that is none.
    func receive(_ frame: JSON) {
        switch FrameVerdict(of: frame, for: fields.revision) {
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
        for echo in echoes { fields.look(fields[echo.name]) }
        fields.revision = frame["q"]?.integer ?? fields.revision
        if let operations = frame["ops"]?.elements { document.apply(operations) }
        fields.settle()
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
        case "blur": if focusName == argument { moveFocus(to: nil) }
        case "announce": announcement = argument
        default: break
        }
    }

    // The stream

    /// Takes what the hub says.
    func hear(_ word: HubWord) {
        guard !isClosed else { return }
        if case .state(let state) = word {
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
            let isBehind = data["n"]?[page]?.integer.map { $0 < messages.number } ?? false
            follow(data["pages"]?[page]?.integer ?? 0, isBehind: isBehind)
        case "closed": if data["page"]?.integer == number { lose() }
        case nil: if data["page"]?.integer == number { receive(data) } else { isMissed = true }
        default: break
        }
    }

    func showState() {
        if isReachable { wake() }
    }

    /// Goes on with what has waited for the server.
    private func wake() {
        guard let act = onWake else { return }
        onWake = nil
        agenda.soon(act)
    }

    /// The page has this number on the stream, or none yet.
    private func follow(_ number: Int, isBehind: Bool = false) {
        self.number = number
        showState()
        tell(nil)
        if stream != nil, isBehind || number == 0 { attach() }
    }

    /// Puts the page on the stream, or has the stream go on from what the page has seen. A server that has carried out
    /// fewer messages than were answered did not answer them: something else did, in its place.
    func attach() {
        guard attaching == nil else { return }
        lastAttaching += 1
        attaching = lastAttaching
        attach(lastAttaching, failures: 0)
    }

    private func attach(_ mine: Int, failures: Int) {
        var message: [JSON.Member] = [.init("page", .string(page)), .init("seen", .integer(fields.revision))]
        let answered = messages.number
        if let stream { message.append(.init("attach", .string(stream))) }
        post(.object(message)) { [unowned self] reply in
            guard attaching == mine else { return }
            guard reply.status > 0 else {
                tell("doubt")
                let address = address
                agenda.after(Connection.pause(failures, wire.random)) { [unowned self] in
                    if !isClosed, self.address == address { attach(mine, failures: failures + 1) }
                }
                return
            }
            attaching = nil
            let last = reply.json["n"]?.integer ?? answered
            if reply.status == 410 || last < answered { return lose() }
            guard reply.status == 200 else { return tell("drop") }
            follow(reply.json["page"]?.integer ?? 0)
            guard isMissed else { return }
            isMissed = false
            attach()
        }
    }

    /// The server has lost the page.
    private func lose() {
        isLost = true
        wake()
        send()
    }
}
