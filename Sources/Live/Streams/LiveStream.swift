import DOM
import JSON

/// One stream to a browser, and the pages whose changes travel on it.
///
/// Nothing is queued for a slow reader: while the sink is full nothing is written, and when it has drained
/// each page is written from its cursor.
@MainActor
package final class LiveStream {
    /// The name by which the browser attaches further pages.
    package let name: String
    let serial: Int
    let session: Session
    private let sink: any FrameSink
    private(set) var pages: [OpenPage] = []
    private var lastNumber = 0
    private(set) var isFull = false
    private(set) var isClosed = false
    /// The second since which the stream carries no page.
    var emptySince: Int?

    init(serial: Int, name: String, session: Session, sink: any FrameSink) {
        self.serial = serial
        self.name = name
        self.session = session
        self.sink = sink
    }

    /// Puts a page on this stream, for a reader that has seen it up to a revision.
    func attach(_ page: OpenPage, seen: Int) {
        if page.stream !== self {
            page.stream?.detach(page)
            lastNumber += 1
            page.stream = self
            page.streamNumber = lastNumber
            pages.append(page)
            page.noteStream()
        }
        page.cursor = min(max(seen, 1), page.document.revision)
        page.toldEffect = 0
        emptySince = nil
    }

    func detach(_ page: OpenPage) {
        guard page.stream === self else { return }
        page.stream = nil
        pages.removeAll { $0 === page }
    }

    /// Writes what a page's reader has not been told.
    ///
    /// The event has no `id`: a reader names its pages and how far it has seen them, not an event. Nor has it the number
    /// of a message: the reply has told that, and each field confirms its own edits.
    func write(_ page: OpenPage, into json: inout JSONWriter) {
        guard page.hasNews else { return }
        json.raw("data: {\"page\":")
        json.integer(page.streamNumber)
        json.byte(",")
        page.document.writeChanges(since: page.cursor, into: &json)
        json.raw("}\n\n")
        page.markTold()
    }

    /// Sends what has been written, unless it is nothing.
    func send(_ json: borrowing JSONWriter) {
        guard json.count > 0, !isClosed else { return }
        if !sink.send(UnsafeRawBufferPointer(json.written)) { isFull = true }
    }

    /// The sink has room again: brings every page up to now.
    func drained() {
        isFull = false
        var json = JSONWriter()
        for page in pages { write(page, into: &json) }
        send(json)
    }

    func beat() {
        guard !isFull else { return }
        var json = JSONWriter()
        json.raw("event: beat\ndata: {}\n\n")
        send(json)
    }

    /// Tells the browser to come back within some milliseconds.
    func bye(within milliseconds: Int) {
        var json = JSONWriter()
        json.raw("event: bye\ndata: {\"in\":")
        json.integer(milliseconds)
        json.raw("}\n\n")
        send(json)
    }

    /// Tells the browser that a page has ended.
    func sendClosed(_ page: OpenPage) {
        var json = JSONWriter()
        json.raw("event: closed\ndata: {\"page\":")
        json.integer(page.streamNumber)
        json.raw("}\n\n")
        send(json)
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        for page in pages { page.stream = nil }
        pages.removeAll()
        sink.close()
    }
}
