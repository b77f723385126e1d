package import DOM

extension Sessions {
    /// Opens a page in a session. It counts among what its session and its address take once it has been weighed: see
    /// ``use(_:from:)`` and ``weigh(_:)``.
    package func open(
        _ id: PageID, path: String, query: String = "", document: Document, controller: AnyObject,
        in session: Session
    ) -> OpenPage {
        let page = OpenPage(
            id: id, session: session, path: path, query: query, document: document, controller: controller,
            sessions: self)
        lastPage += 1
        page.number = lastPage
        pages[id] = page
        document.overwrites = overwrites
        // Taken away when the page is closed, which every page is before it goes.
        document.observer = page
        // It is forgotten when its last page closes, which may have been to make room for this one.
        if sessions[session.id] == nil { sessions[session.id] = session }
        session.pages.append(page)
        if !document.fileFields.isEmpty { noteFileFields(of: session) }
        use(page)
        while byUse.idleCount > limits.idlePages, let oldest = byUse.oldestIdle { close(oldest) }
        return page
    }

    /// All open pages, those that were opened last first.
    package var openPages: [OpenPage] { pages.values.sorted { $0.number > $1.number } }

    /// The seconds since the last request for a page.
    package func secondsSinceUse(of page: OpenPage) -> Int { max(second - page.lastUse, 0) }

    /// An open page of a session; `nil` for one that is gone, or of another session.
    package func page(_ id: PageID, in session: SessionID) -> OpenPage? {
        guard let page = pages[id], page.session.id == session else { return nil }
        return page
    }

    /// The page that was promised for an address and a ticket, once. Its browser starts to count anew, and the page has
    /// another id: whoever knew it by the former one knows it no more.
    package func takeReturning(
        of session: Session, to path: String, ticket: PageID?
    ) -> (page: OpenPage, refusals: [Refusal])? {
        guard let back = session.returning, back.page.path == path, back.ticket == ticket else { return nil }
        session.returning = nil
        pages[back.page.id] = nil
        back.page.restart(as: .random())
        pages[back.page.id] = back.page
        return (back.page, back.refusals)
    }

    /// Frees a page.
    package func close(_ page: OpenPage) {
        guard pages.removeValue(forKey: page.id) != nil else { return }
        byUse.remove(page)
        note(Footprint(), of: page)
        page.document.observer = nil
        settle(page)
        if let stream = page.stream {
            stream.detach(page)
            if stream.pages.isEmpty { stream.emptySince = second }
        }
        page.session.forget(page)
        if !page.document.fileFields.isEmpty { noteFileFields(of: page.session) }
        if case .signedIn(let id) = page.successor { handingOver[id] = nil }
        page.close()
        drop(page.session)
    }

    /// Calls back when nothing that the page waits for is under way, or when the page is gone; never at once, since
    /// work that has just been asked for has yet to begin.
    package func whenSettled(_ page: OpenPage, _ body: @escaping () -> Void) {
        page.waitingCompletions.append(body)
        settleLater(page)
    }

    func noteFileFields(of session: Session) {
        filePages.note(session.id, hasFields: session.pages.contains { !$0.document.fileFields.isEmpty })
    }

    func use(_ page: OpenPage) {
        page.lastUse = second
        byUse.touch(page)
    }

    /// Forgets a session on which no page could be opened.
    package func dropIfEmpty(_ session: Session) {
        drop(session)
    }

    func drop(_ session: Session) {
        guard session.pages.isEmpty else { return }
        if session.isReplaced {
            for stream in session.streams { end(stream) }
        }
        if session.streams.isEmpty, sessions[session.id] === session { sessions[session.id] = nil }
    }

    /// The work may have been the first part of more: looks again when the present job is over.
    func settleLater(_ page: OpenPage) {
        Task { @MainActor in
            if page.document.activity == 0 { self.settle(page) }
        }
    }

    /// Answers those who wait for a page, whether or not its work is done.
    package func settle(_ page: OpenPage) {
        guard !page.waitingCompletions.isEmpty else { return }
        let completions = page.waitingCompletions
        page.waitingCompletions.removeAll()
        for completion in completions { completion() }
    }
}
