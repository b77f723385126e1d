internal import JSON

extension SimulatedTab {
    func reopen() {
        number = 0
        showState()
        reopenings = agenda.now - beganAt < Connection.timeout ? reopenings + 1 : 0
        reopenLater(failures: reopenings)
    }

    private func reopenLater(failures: Int) {
        agenda.after(Connection.pause(failures, wire.random) / 2) { [unowned self] in
            whenReachable { [unowned self] in reopenNow(failures: failures) }
        }
    }

    private func reopenNow(failures: Int) {
        guard !isClosed else { return }
        var call: WireCall?
        let timeout = agenda.after(30e3) { [unowned self] in
            call?.cancel()
            failToReopen(failures)
        }
        call = wire.send(.page(address: address, scene: document.root["data-scene"] ?? "")) {
            [unowned self] event in
            timeout.cancel()
            call?.cancel()
            guard case .answered(let answer) = event else { return failToReopen(failures) }
            if let fresh = answer.page, answer.isOK, answer.movedTo == nil { return adopt(fresh) }
            let isRefused = answer.content == .problem && (answer.status == 403 || answer.status == 404)
            if answer.page != nil && answer.isOK || isRefused {
                return leave(for: answer.movedTo ?? address)
            }
            failToReopen(failures)
        }
    }

    private func failToReopen(_ failures: Int) {
        tell("doubt")
        reopenLater(failures: failures + 1)
    }

    /// Makes the page what a fresh one is, with what was typed.
    private func adopt(_ fresh: FreshPage) {
        fields.lookAtAll()
        let typed = fields.all
        document = BrowserDocument(html: fresh.html)
        document.title = fresh.title
        page = fresh.id
        // What stands in a field stays there until something else is put into it.
        document.root.visit { element in
            guard let old = typed.first(where: { $0.name == element["name"] })?.elements.first else { return }
            if old.tag == element.tag, element.tag != "select", element.isField { element.enter(old.value) }
        }
        begin(at: fresh.revision)
        for field in fields.all {
            let former = typed.first { $0.name == field.name }
            let initial = BrowserElement.initialValue(of: field.elements)
            field.value = former.map { $0.edits > 0 ? $0.value ?? initial : initial } ?? initial
            if field.value != BrowserElement.value(of: field.elements) { assign(field) }
            fields.renew(field)
            field.value = initial
            fields.look(field)
        }
        isSending = false
        if messages.restart() != nil { note = "Your last action is not confirmed." }
        tell("join")
        send()
    }
}
