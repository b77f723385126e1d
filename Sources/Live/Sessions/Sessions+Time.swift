internal import DOM
internal import JSON

extension Sessions {
    /// Writes the changes of all pages to their streams; it is called by itself at the end of a turn.
    package func flush() {
        isFlushScheduled = false
        var index = 0
        while index < waiting.count {
            let page = waiting[index]
            index += 1
            page.isWaitingForFlush = false
            page.document.commit()
            if page.isOpen { noteChange(of: page) }
            guard let stream = page.stream, !stream.isFull else { continue }
            writer.removeAll()
            stream.write(page, into: &writer)
            if writer.count > 0 {
                figures.frames += 1
                figures.frameBytes += writer.count
            }
            stream.send(writer)
        }
        waiting.removeAll(keepingCapacity: true)
        overwrites.endTurn()
        if isWeighingDue { weighChanged() }
    }

    /// A second has passed: sends the heartbeats that are due, and lets go of what nobody uses.
    package func tick() {
        second += 1
        for stream in Array(streams.values) {
            if let since = stream.emptySince, second - since > 20 {
                end(stream)
            } else if (stream.serial + second) % limits.heartbeatSeconds == 0 {
                stream.beat()
            }
        }
        for standing in OpenPage.Standing.withoutStream {
            while let oldest = byUse.oldest(standing), second - oldest.lastUse > limits.idleSeconds {
                close(oldest)
            }
        }
        weighChanged()
        for (id, until) in replaced where until < second {
            replaced[id] = nil
            if let session = sessions[id], session.isReplaced { session.pages.forEach(close) }
        }
    }

    func schedule(_ page: OpenPage) {
        guard !page.isWaitingForFlush else { return }
        page.isWaitingForFlush = true
        waiting.append(page)
        guard !isFlushScheduled else { return }
        isFlushScheduled = true
        Task { @MainActor in self.flush() }
    }
}
