public import DOM
import JSON

/// All sessions of this process with their pages and streams.
///
/// Time comes in through ``tick()``, once a second; nothing in here looks at a clock.
@MainActor
public final class Sessions {
    /// How much they may take.
    public let limits: SessionLimits

    /// Called with the path of a page whose turn took long, and how long it took.
    public var onSlowTurn: ((String, Duration) -> Void)?

    /// Called with the path of a page and what its programmer should know of it, each thing once.
    public var onReport: ((String, String) -> Void)?

    private var sessions: [SessionID: Session] = [:]
    private var pages: [PageID: OpenPage] = [:]
    private var streams: [String: LiveStream] = [:]
    private var idle = IdlePages()
    /// Replaced sessions, with the second until which they are remembered.
    private var replaced: [SessionID: Int] = [:]
    private var second = 0
    private var lastStream = 0
    private let streamSalt = UInt16.random(in: .min ... .max)

    private var waiting: [OpenPage] = []
    private var isFlushScheduled = false
    private var writer = JSONWriter()

    public init(limits: SessionLimits = SessionLimits()) {
        self.limits = limits
    }

    // Pages and sessions, pages and streams know each other: they are parted here.
    isolated deinit {
        for stream in Array(streams.values) { end(stream) }
        for page in Array(pages.values) { close(page) }
    }

    /// How many sessions, pages and streams there are.
    public var census: (sessions: Int, pages: Int, streams: Int) {
        (sessions.count, pages.count, streams.count)
    }
}

// MARK: Sessions

extension Sessions {
    /// The session of a cookie, if it has a page open.
    public func session(_ id: SessionID) -> Session? {
        sessions[id].flatMap { $0.isReplaced ? nil : $0 }
    }

    /// Whether a cookie is that of a session which has just been replaced: its browser is about to get another.
    public func isReplaced(_ id: SessionID) -> Bool {
        replaced[id] != nil
    }

    /// Makes the session of a browser that has none, or of a signed-in person whose session is not in memory.
    public func makeSession(id: SessionID = .random(), user: SignedInUser? = nil) -> Session {
        let session = Session(id: id, user: user)
        sessions[id] = session
        return session
    }

    /// Ends a session because someone signed in or out on one of its pages.
    ///
    /// Every other page is closed at once. This page stays to hand the new cookie to the browser: the next reply to it
    /// has to set it.
    public func replace(_ session: Session, from page: OpenPage, by successor: OpenPage.Successor) {
        guard !session.isReplaced else { return }
        session.isReplaced = true
        page.successor = successor
        replaced[session.id] = second + limits.replacedSeconds
        for other in session.pages where other !== page {
            other.stream?.sendClosed(other)
            close(other)
        }
    }
}

// MARK: Pages

extension Sessions {
    /// Opens a page in a session.
    public func open(
        _ id: PageID, path: String, query: String = "", document: Document, controller: AnyObject,
        in session: Session
    ) -> OpenPage {
        let page = OpenPage(
            id: id, session: session, path: path, query: query, document: document, controller: controller)
        pages[id] = page
        if session.pages.count >= limits.pagesPerSession,
            let oldest = session.pages.first(where: { $0.isIdle })
        {
            close(oldest)
        }
        session.pages.append(page)
        use(page)
        while idle.count > limits.idlePages, let oldest = idle.oldest { close(oldest) }
        document.onChange = { [weak self, weak page] in
            guard let self, let page else { return }
            self.schedule(page)
        }
        document.onReport = { [weak self] report in self?.onReport?(path, report) }
        document.onIdle = { [weak self, weak page] in
            guard let self, let page else { return }
            self.settleLater(page)
        }
        return page
    }

    /// An open page of a session; `nil` for one that is gone, or of another session.
    public func page(_ id: PageID, in session: SessionID) -> OpenPage? {
        guard let page = pages[id], page.session.id == session else { return nil }
        return page
    }

    /// Frees a page.
    public func close(_ page: OpenPage) {
        guard pages.removeValue(forKey: page.id) != nil else { return }
        idle.remove(page)
        page.document.onChange = nil
        page.document.onIdle = nil
        page.document.onReport = nil
        settle(page)
        if let stream = page.stream {
            stream.detach(page)
            if stream.pages.isEmpty { stream.emptySince = second }
        }
        page.session.forget(page)
        drop(page.session)
    }

    /// Calls back when nothing that the page waits for is under way, or when the page is gone; never at once, since
    /// work that has just been asked for has yet to begin.
    public func whenSettled(_ page: OpenPage, _ body: @escaping () -> Void) {
        page.settlers.append(body)
        settleLater(page)
    }

    private func use(_ page: OpenPage) {
        page.lastUse = second
        if page.stream == nil { idle.touch(page) }
    }

    /// Forgets a session on which no page could be opened.
    public func dropIfEmpty(_ session: Session) {
        drop(session)
    }

    private func drop(_ session: Session) {
        guard session.pages.isEmpty else { return }
        if session.isReplaced {
            for stream in session.streams { end(stream) }
        }
        if session.streams.isEmpty, sessions[session.id] === session { sessions[session.id] = nil }
    }

    /// The work may have been the first part of more: looks again when the present job is over.
    private func settleLater(_ page: OpenPage) {
        Task { @MainActor in
            if page.document.activity == 0 { self.settle(page) }
        }
    }

    /// Answers those who wait for a page, whether or not its work is done.
    public func settle(_ page: OpenPage) {
        guard !page.settlers.isEmpty else { return }
        let settlers = page.settlers
        page.settlers.removeAll()
        for settler in settlers { settler() }
    }
}

// MARK: Messages

extension Sessions {
    /// Carries out what a browser's script sent.
    ///
    /// A message that was carried out already does nothing and is answered as before. Call ``flush()`` when the
    /// messages at hand are done.
    public func receive(_ message: LiveMessage, from session: SessionID) -> LiveReply {
        guard let page = page(message.page, in: session) else { return .gone }
        use(page)
        if message.isClosing {
            close(page)
            return .done
        }
        if let acknowledged = message.acknowledged { page.document.acknowledge(effectsUpTo: acknowledged) }
        guard let number = message.number else { return attach(page, message) }
        if number == page.lastMessage { return reply(to: page, seen: message.seen) }
        guard number == page.lastMessage + 1 else { return .outOfOrder(lastMessage: page.lastMessage) }
        page.lastMessage = number
        page.lastRefusals = page.session.isReplaced ? [] : measured(page, message)
        return reply(to: page, seen: message.seen)
    }

    private func measured(_ page: OpenPage, _ message: LiveMessage) -> [Refusal] {
        let start = ContinuousClock.now
        let refusals = page.apply(message.fields, focus: message.focus, action: message.action)
        let duration = ContinuousClock.now - start
        if duration > .milliseconds(50) { onSlowTurn?(page.path, duration) }
        return refusals
    }

    private func reply(to page: OpenPage, seen: Int) -> LiveReply {
        guard page.lastRefusals.isEmpty else {
            schedule(page)
            return .refused(page.lastRefusals, lastMessage: page.lastMessage)
        }
        guard page.stream == nil else {
            schedule(page)
            return .done
        }
        page.document.commit()
        var json = JSONWriter()
        json.byte("{")
        page.document.writeChanges(since: min(max(seen, 1), page.document.revision), into: &json)
        json.raw(",\"n\":")
        json.integer(page.lastMessage)
        json.byte("}")
        return .frame(json.bytes)
    }

    private func attach(_ page: OpenPage, _ message: LiveMessage) -> LiveReply {
        guard let name = message.attach ?? page.stream?.name, let stream = streams[name],
            stream.session === page.session
        else { return .unknownStream }
        page.document.commit()
        stream.attach(page, seen: message.seen)
        idle.remove(page)
        schedule(page)
        return .attached(stream: name, page: page.streamNumber, lastMessage: page.lastMessage)
    }
}

// MARK: Streams

extension Sessions {
    /// Opens a stream for pages of a session, each from the revision that the browser has seen.
    ///
    /// Without a list it carries every page of the session that has no stream.
    public func openStream(
        for session: Session, pages wanted: [(id: String, seen: Int)]?, sink: any FrameSink
    ) -> LiveStream {
        lastStream += 1
        let name = String(UInt(lastStream) << 16 | UInt(streamSalt), radix: 36)
        let stream = LiveStream(serial: lastStream, name: name, session: session, sink: sink)
        if session.streams.count >= limits.streamsPerSession, let oldest = session.streams.first {
            end(oldest)
        }
        streams[name] = stream
        session.streams.append(stream)
        let wanted =
            wanted
            ?? session.pages.filter { $0.stream == nil }.map { ($0.id.text, $0.cursor) }
        var gone: [String] = []
        for (id, seen) in wanted {
            guard let page = PageID(id).flatMap({ page($0, in: session.id) }) else {
                gone.append(id)
                continue
            }
            page.document.commit()
            stream.attach(page, seen: seen)
            idle.remove(page)
        }
        if stream.pages.isEmpty { stream.emptySince = second }
        writer.bytes.removeAll(keepingCapacity: true)
        writeHello(of: stream, gone: gone)
        for page in stream.pages { stream.write(page, into: &writer) }
        stream.send(writer)
        return stream
    }

    /// The stream's sink has room again.
    public func drained(_ stream: LiveStream) {
        for page in stream.pages { page.document.commit() }
        stream.drained()
    }

    /// The stream's reader is gone, or shall be.
    public func end(_ stream: LiveStream) {
        let pages = stream.pages
        stream.close()
        streams[stream.name] = nil
        stream.session.streams.removeAll { $0 === stream }
        for page in pages { use(page) }
        drop(stream.session)
    }

    /// Tells every browser to come back soon, spread over some milliseconds.
    public func sayBye(within milliseconds: Int) {
        for stream in streams.values { stream.bye(within: milliseconds) }
    }

    private func writeHello(of stream: LiveStream, gone: [String]) {
        writer.raw("retry: 1500\n\nevent: hello\ndata: ")
        writer.value(
            .object([
                .init("stream", .string(stream.name)),
                .init("pages", .object(stream.pages.map { .init($0.id.text, .integer($0.streamNumber)) })),
                .init("n", .object(stream.pages.map { .init($0.id.text, .integer($0.lastMessage)) })),
                .init("gone", .array(gone.map(JSON.string))),
            ]))
        writer.raw("\n\n")
    }
}

// MARK: Time

extension Sessions {
    /// Writes the changes of all pages to their streams; it is called by itself at the end of a turn.
    public func flush() {
        isFlushScheduled = false
        var index = 0
        while index < waiting.count {
            let page = waiting[index]
            index += 1
            page.isWaitingForFlush = false
            page.document.commit()
            guard let stream = page.stream, !stream.isFull else { continue }
            writer.bytes.removeAll(keepingCapacity: true)
            stream.write(page, into: &writer)
            stream.send(writer)
        }
        waiting.removeAll(keepingCapacity: true)
    }

    /// A second has passed: sends the heartbeats that are due, and lets go of what nobody uses.
    public func tick() {
        second += 1
        for stream in Array(streams.values) {
            if let since = stream.emptySince, second - since > 20 {
                end(stream)
            } else if (stream.serial + second) % limits.heartbeatSeconds == 0 {
                stream.beat()
            }
        }
        while let oldest = idle.oldest, second - oldest.lastUse > limits.idleSeconds { close(oldest) }
        for (id, until) in replaced where until < second {
            replaced[id] = nil
            if let session = sessions[id], session.isReplaced { session.pages.forEach(close) }
        }
    }

    private func schedule(_ page: OpenPage) {
        guard !page.isWaitingForFlush else { return }
        page.isWaitingForFlush = true
        waiting.append(page)
        guard !isFlushScheduled else { return }
        isFlushScheduled = true
        Task { @MainActor in self.flush() }
    }
}
