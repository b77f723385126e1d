internal import JSON

extension SimulatedTab {
    /// Somebody types, or presses something: the next attempt may come sooner.
    func key() {
        if agenda.now - toldAt > 1e3 {
            toldAt = agenda.now
            tell("key")
        }
        send()
    }

    func act(_ action: String, each: Bool = false) {
        fields.lookAtAll()
        note = ""
        messages.act(action, fields.unsent, each: each)
        key()
    }

    /// Has something done when the server can be reached, or the page is lost.
    func whenReachable(_ act: @escaping () -> Void) {
        if isReachable { agenda.soon(act) } else { onWake = act }
    }

    /// Sends what there is to be said, one message after the other, while the server can be reached.
    func send() {
        guard !isClosed else { return }
        fields.lookForFocus(focusName)
        guard !isSending else { return }
        isSending = true
        sendNext(failures: 0)
    }

    private func sendNext(failures: Int) {
        guard !isLost, let message = messages.next(seen: fields.revision, fields) else { return endSending() }
        whenReachable { [unowned self] in
            guard !isClosed else { return }
            guard !isLost else { return endSending() }
            post(message.json(page: page)) { [unowned self] reply in take(reply, failures: failures) }
        }
    }

    private func take(_ reply: Reply, failures: Int) {
        if reply.status == 410 {
            isLost = true
            return sendNext(failures: failures)
        }
        if messages.answer(reply.status, reply.json["n"]?.integer) {
            fields.cleanSent()
            if reply.status > 399, reply.status != 409 {
                note = reply.json["fields"]?.members?.first?.value.string ?? reply.json["title"]?.string ?? ""
            }
            receive(reply.json)
            return sendNext(failures: 0)
        }
        if reply.status == 0 { tell("doubt") }
        // The number was wrong: the message is sent once more at once.
        if reply.status == 409, failures == 0 { return sendNext(failures: 1) }
        agenda.after(max(Connection.pause(failures, wire.random), reply.after)) { [unowned self] in
            sendNext(failures: failures + 1)
        }
    }

    private func endSending() {
        if let leaving, isLost || messages.effect == nil { return leave(for: leaving) }
        if isLost { return reopen() }
        isSending = false
    }

    /// Sends a message. The status of its reply is 0 if the server has not answered: what is not in its own words was
    /// said by something in between.
    func post(_ message: JSON, _ take: @escaping (Reply) -> Void) {
        var call: WireCall?
        let sender = page
        let timeout = agenda.after(15e3) { [unowned self] in
            call?.cancel()
            if page == sender, !isClosed { take(Reply()) }
        }
        call = wire.send(.message(message)) { [unowned self] event in
            timeout.cancel()
            call?.cancel()
            guard page == sender, !isClosed else { return }
            if case .answered(let answer) = event { take(Reply(answer)) } else { take(Reply()) }
        }
    }

    /// What the server says to a message.
    struct Reply {
        var status = 0
        var after = 0.0
        var json = JSON.null

        init() {}

        init(_ answer: WireAnswer) {
            let isProblem = answer.content == .problem
            let isOwn = answer.status == 204 || answer.content == .json || isProblem
            guard isOwn, answer.status < 400 || isProblem else { return }
            status = answer.status
            after = 1e3 * Double(answer.retryAfter ?? 0)
            json = answer.json
        }
    }
}
