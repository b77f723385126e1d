internal import DOM
internal import JSON

extension Sessions {
    /// Carries out what a browser's script sent.
    ///
    /// A message that was carried out already does nothing and is answered as before. Call ``flush()`` when the
    /// messages at hand are done.
    package func receive(_ message: LiveMessage, from session: SessionID) -> LiveReply {
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

    func measured(_ page: OpenPage, _ message: LiveMessage) -> [Refusal] {
        let start = ContinuousClock.now
        let refusals = page.apply(message.fields, focus: message.focus, action: message.action)
        // Nobody waits for a file here.
        page.document.offeredFile = nil
        let duration = ContinuousClock.now - start
        figures.turns.note(duration)
        page.note(turn: duration)
        if let action = message.action { onAction?(page.path, action, duration) }
        if duration > .milliseconds(50) { onSlowTurn?(page.path, duration) }
        return refusals
    }

    func reply(to page: OpenPage, seen: Int) -> LiveReply {
        guard page.lastRefusals.isEmpty else {
            schedule(page)
            return .refused(page.lastRefusals, lastMessage: page.lastMessage)
        }
        guard page.stream == nil else {
            schedule(page)
            return .done
        }
        page.document.commit()
        writer.removeAll()
        writer.byte("{")
        page.document.writeChanges(since: min(max(seen, 1), page.document.revision), into: &writer)
        writer.raw(",\"n\":")
        writer.integer(page.lastMessage)
        writer.byte("}")
        return .frame(writer.bytes)
    }

    func attach(_ page: OpenPage, _ message: LiveMessage) -> LiveReply {
        // A message that was long on its way does not take the page back to a stream that its browser has left.
        guard let name = message.attach ?? page.stream?.name, let stream = streams[name],
            stream.session === page.session, stream.serial >= page.stream?.serial ?? 0
        else { return .unknownStream }
        page.document.commit()
        stream.attach(page, seen: message.seen)
        byUse.touch(page)
        schedule(page)
        return .attached(stream: name, page: page.streamNumber, lastMessage: page.lastMessage)
    }
}
