internal import JSON

extension SimulatedTab {
    /// Somebody types, or presses something: the next attempt may come sooner.
    private func tellOfKey() {
        guard agenda.now - toldAt >= 1e3 else { return }
        toldAt = agenda.now
        tell("key")
    }

    private var hasNews: Bool {
        messages.sent != nil || !messages.actions.isEmpty || messages.effect != nil || !fields.unsent.isEmpty
    }

    func act(_ action: String, each: Bool = false) {
        lookAtAll()
        note = ""
        messages.act(action, fields.unsent, each: each)
        send()
    }

    /// Sends what there is to be said, one message after the other, while the server can be reached.
    func send() {
        guard !isClosed else { return }
        if hasNews { tellOfKey() }
        guard !isSending else { return }
        isSending = true
        sendNext(failures: 0)
    }

    private func sendNext(failures: Int) {
        guard !isLost, hasNews else { return endSending() }
        guard isReachable else {
            whenReachable = { [unowned self] in sendNext(failures: failures) }
            return
        }
        guard let message = messages.next(seen: revision, fields) else { return endSending() }
        post(message.json(page: page)) { [unowned self] reply in take(reply, failures: failures) }
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
        let failures = reply.status == 409 ? failures + 1 : failures
        agenda.after(max(Connection.pause(failures, wire.random), reply.after)) { [unowned self] in
            sendNext(failures: failures + 1)
        }
    }

    private func endSending() {
        isSending = false
        if let leaving, isLost || messages.effect == nil {
            return leave(for: leaving)
        }
        if isLost { reopen() }
    }

    /// Sends a message. The status of its reply is 0 if the server has not answered: what is refused without the
    /// server's own words was refused by something in between.
    func post(_ message: JSON, _ take: @escaping (Reply) -> Void) {
        var call: WireCall?
        let sender = page
        let timeout = agenda.after(30e3) { [unowned self] in
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
            let isOwn = answer.status == 204 || answer.content == (answer.status > 399 ? .problem : .json)
            status = isOwn || answer.status > 499 ? answer.status : 0
            after = 1e3 * Double(answer.retryAfter ?? 0)
            if isOwn { json = answer.json }
        }
    }
}
