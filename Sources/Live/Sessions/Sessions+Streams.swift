internal import DOM
internal import JSON

extension Sessions {
    /// Opens a stream for those pages of a session that its reader names, each from the revision that it has seen.
    package func openStream(
        for session: Session, pages wanted: [(id: String, seen: Int)], sink: any FrameSink
    ) -> LiveStream {
        lastStream += 1
        let name = String(UInt(lastStream) << 16 | UInt(streamSalt), radix: 36)
        let stream = LiveStream(serial: lastStream, name: name, session: session, sink: sink)
        if session.streams.count >= limits.streamsPerSession, let oldest = session.streams.first {
            end(oldest)
        }
        streams[name] = stream
        session.streams.append(stream)
        var gone: [String] = []
        for (id, seen) in wanted {
            guard let page = PageID(id).flatMap({ page($0, in: session.id) }) else {
                gone.append(id)
                continue
            }
            page.document.commit()
            stream.attach(page, seen: seen)
            byUse.touch(page)
        }
        if stream.pages.isEmpty { stream.emptySince = second }
        writer.removeAll()
        writeHello(of: stream, gone: gone)
        for page in stream.pages { stream.write(page, into: &writer) }
        stream.send(writer)
        return stream
    }

    /// The stream's sink has room again.
    package func drained(_ stream: LiveStream) {
        for page in stream.pages { page.document.commit() }
        stream.drained()
    }

    /// The stream's reader is gone, or shall be.
    package func end(_ stream: LiveStream) {
        let pages = stream.pages
        stream.close()
        streams[stream.name] = nil
        stream.session.streams.removeAll { $0 === stream }
        for page in pages { use(page) }
        drop(stream.session)
    }

    /// Tells every browser to come back soon, spread over some milliseconds.
    package func sayBye(within milliseconds: Int) {
        for stream in streams.values { stream.bye(within: milliseconds) }
    }

    func writeHello(of stream: LiveStream, gone: [String]) {
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
