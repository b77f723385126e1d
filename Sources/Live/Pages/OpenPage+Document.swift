internal import DOM

extension OpenPage: DocumentObserver {
    func documentDidChange() {
        sessions.schedule(self)
    }

    func documentDidComeToRest() {
        sessions.settleLater(self)
    }

    func fileFieldsDidChange() {
        sessions.noteFileFields(of: session)
    }

    /// The browser opens the page again, to see what is there now.
    func documentDidTurnOut(missing isMissing: Bool) {
        let opening = Effect.Action.navigate(to: address)
        if isMissing { document.perform(opening) } else { document.withdraw(opening) }
    }

    func documentReports(_ report: String) {
        sessions.onReport?(path, report)
    }
}
