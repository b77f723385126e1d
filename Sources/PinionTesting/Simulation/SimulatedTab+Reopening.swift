internal import JSON

extension SimulatedTab {
    func reopen() {
        guard !isReopening else { return }
        isReopening = true
        number = 0
        showState()
        reopenings = agenda.now - openedAt < Connection.stable ? reopenings + 1 : 0
        tell("lost")
        reopenLater(failures: reopenings)
    }

    private func reopenLater(failures: Int) {
        agenda.after(Connection.pause(failures, wire.random) / 2) { [unowned self] in
            reopenNow(failures: failures)
        }
    }

    private func reopenNow(failures: Int) {
        guard !isClosed else { return }
        guard isReachable else {
            whenReachable = { [unowned self] in reopenNow(failures: failures) }
            return
        }
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
            if answer.page != nil && answer.isOK || answer.status == 403 || answer.status == 404 {
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
        lookAtAll()
        let typed = fields.all
        document = BrowserDocument(html: fresh.html)
        document.title = fresh.title
        page = fresh.id
        revision = fresh.revision
        // What stands in a field stays there until something else is put into it.
        document.root.visit { element in
            guard let old = typed.first(where: { $0.name == element["name"] })?.elements.first else { return }
            if old.tag == element.tag, element.tag != "select", element.isField { element.enter(old.value) }
        }
        begin()
        for field in fields.all {
            let former = typed.first { $0.name == field.name }
            let initial = BrowserElement.initialValue(of: field.elements)
            field.value = former.map { $0.edits > 0 ? $0.value ?? initial : initial } ?? initial
            if field.value != BrowserElement.value(of: field.elements) { assign(field) }
            field.restart(from: initial)
            fields.clean(field)
            fields.look(field, revision)
        }
        if messages.restart() != nil { note = "Your last action is not confirmed." }
        tell("join")
        send()
    }
}
