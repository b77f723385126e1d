import CMicrohttpd
import Glibc
import Synchronization

/// One connection of libmicrohttpd's, with what we know of it: made when it is accepted, let go of when
/// libmicrohttpd is about to close it, reused for every request on it.
// `incoming`, `lastWords` and `slot` are touched on the one thread that libmicrohttpd gives the connection; `handle` there, or
// under the lock of `answering` while the connection is suspended, when libmicrohttpd leaves it alone.
final class Connection: @unchecked Sendable {
    private let core: ServerCore
    private let loop: SendingLoop
    private let handle: OpaquePointer
    private let socket: Int32
    private let address: PeerAddress
    private let phase: Atomic<UInt64>
    private let answering = Mutex(Answering())
    private var slot = -1
    private var incoming = Incoming()
    private var holdsBody = false
    private var lastWords: LastWords

    init(handle: OpaquePointer, loop: SendingLoop) {
        core = loop.core
        self.loop = loop
        self.handle = handle
        socket = pinion_mhd_socket(handle)
        lastWords = LastWords(socket: socket, traffic: loop.takeTraffic(on: socket), core: core)
        address = PeerAddress(pinion_mhd_client_address(handle))
        phase = Atomic(PhaseSince(.head, since: .now).word)
    }
}

// What libmicrohttpd calls, on its thread.
extension Connection {
    /// The connection was accepted: it is counted, and refused at once if there are too many.
    func opened() {
        let entry = core.roster.enter(self, from: address.key)
        slot = entry.slot
        guard let refusal = entry.admission.refusal else { return }
        move(to: .ended)
        say(refusal.json)
        Socket.endSending(socket)
    }

    /// The first line of a request is here; libmicrohttpd has not decoded anything in it yet.
    func receivedLine(target: UnsafeMutablePointer<CChar>?) {
        incoming.begin(target: target)
        if PhaseSince(word: phase.load(ordering: .relaxed)).phase == .idle { move(to: .head) }
    }

    /// The access handler: called for the head, for each part of the body, at the end, and after a suspension.
    func access(
        _ words: Incoming.Words, upload: UnsafePointer<CChar>?, uploadSize: inout Int
    ) -> MHD_Result {
        do throws(ProblemDocument) {
            switch incoming.step {
            case .nothing, .line:
                try incoming.readHead(
                    of: handle, words, usualBodyLimit: core.configuration.maximumBodySize,
                    bodyLimit: bodyLimit)
                lastWords.noteDoubt(headSize: pinion_mhd_head_size(handle))
                return move(to: .body) ? .YES : .NO
            case .head where uploadSize > 0:
                guard PhaseSince(word: phase.load(ordering: .relaxed)).phase != .ended else { return .NO }
                try checkChunk(words, upload)
                try makeRoom(for: uploadSize)
                let bytes = UnsafeRawBufferPointer(start: upload, count: uploadSize)
                let hasEarnedTime = try incoming.append(bytes)
                uploadSize = 0
                return !hasEarnedTime || move(to: .body) ? .YES : .NO
            case .head:
                return dispatch()
            case .complete:
                return settle()
            }
        } catch {
            return leave(with: error)
        }
    }

    /// Goes on with a connection that was laid aside.
    func resume() { MHD_resume_connection(handle) }

    /// The answer has been sent, or the request was given up.
    func requestCompleted(wasAnswered: Bool) {
        answering.withLock { $0.end() }
        endBody()
        if incoming.step == .complete, wasAnswered { move(to: .idle) }
        guard wasAnswered else { return }
        incoming.reset()
        lastWords.forgetDoubt()
    }

    /// libmicrohttpd closes the socket as soon as this returns.
    func closed() {
        let last = PhaseSince(word: phase.load(ordering: .relaxed)).phase
        if last != .idle, move(to: .ended), !core.isStopping { lastWords.partEarly(lastPhase: last) }
        endBody()
        core.roster.strike(slot: slot, from: address.key)
    }
}

// What other threads call.
extension Connection {
    /// Answers the request of this turn; the response is only made if nobody was first.
    ///
    /// - Returns: the loop that has to be rung for that, if any.
    func answer(turn: UInt32, _ response: () -> Response) -> SendingLoop? {
        answering.withLock { state in
            guard case .resume = state.answer(turn: turn, response) else { return nil }
            // Inside the lock: once it is free, the daemon may stop, and must have heard of everybody suspended.
            return loop.note(self) ? loop : nil
        }
    }

    /// Turns the connection into a stream: a second descriptor of the socket is ours, and libmicrohttpd, whose
    /// access handler says no, closes the first without shutting the connection down (that is what
    /// `MHD_USE_TURBO` means) and frees its memory.
    func openStream(turn: UInt32, head: [UInt8], listener: any StreamListener) -> Stream? {
        guard core.roster.enterStream(from: address.key) else { return nil }
        var copy: Int32?
        answering.withLock { state in
            let effect = state.takeOver(turn: turn) {
                copy = Socket.duplicate(socket)
                return copy != nil
            }
            if case .resume = effect, loop.note(self) { loop.ring() }
        }
        let stream = copy.flatMap { copy in
            core.loop.open(
                socket: copy, peer: address.key, head: head, listener: listener)
        }
        if stream == nil { core.roster.strikeStream(from: address.key) }
        return stream
    }

    /// The server stops: nothing may stay suspended.
    func abort() {
        answering.withLock { state in
            guard case .resume = state.abort() else { return }
            say(.stopping)
            if loop.note(self) { loop.ring() }
        }
    }

    /// Ends the connection if its client has been too slow.
    func check(now: Moment, timeouts: Timeouts) {
        let word = phase.load(ordering: .relaxed)
        let verdict = timeouts.verdict(on: PhaseSince(word: word), now: now)
        guard verdict != .wait else { return }
        let ended = PhaseSince(.ended, since: now).word
        guard phase.compareExchange(expected: word, desired: ended, ordering: .relaxed).exchanged else {
            return
        }
        if verdict == .sayTimeout {
            say(ProblemDocument(status: .requestTimeout, detail: "The request did not come in time.").json)
        }
        Socket.end(socket)
    }

    /// Ends the connection because others need the room that its body has, and it is the slowest of all.
    func giveWay() {
        guard move(to: .ended) else { return }
        say(
            ProblemDocument(
                status: .requestTimeout, detail: "The request came too slowly, and others need the room."
            ).json)
        Socket.end(socket)
    }
}

extension Connection {
    /// How many bytes the body of a request may have.
    private func bodyLimit(_ method: Method, _ path: String, _ headers: Headers) -> Int {
        core.handler.maximumBodySize(method, path: path, headers: headers)
            ?? core.configuration.maximumBodySize
    }

    private func makeRoom(for count: Int) throws(ProblemDocument) {
        guard incoming.refusal == nil else { return }
        holdsBody = true
        guard core.takeBody(count, of: self) else {
            throw ProblemDocument(
                status: .serviceUnavailable,
                detail: "Too many large files are arriving. Try again in a moment.")
        }
    }

    private func endBody() {
        if holdsBody { core.endBody(of: self) }
        holdsBody = false
    }

    private func dispatch() -> MHD_Result {
        guard move(to: .ours) else { return .NO }
        if holdsBody { core.finishBody(of: self) }
        guard var request = incoming.complete(from: address.text, isSecure: loop.isSecure) else {
            return queue(incoming.refusal?.response(accepting: incoming.headers) ?? .stopping)
        }
        core.handler.prepare(&request)
        let turn = answering.withLock { $0.begin() }
        core.handler.handle(Exchange(request: request, connection: self, turn: turn))
        return settle()
    }

    private func settle() -> MHD_Result {
        let step = answering.withLock { state in
            let step = state.settle(isStopping: core.isStopping)
            // Inside the lock: whoever answers next resumes, and must find the connection suspended.
            if case .suspend = step { MHD_suspend_connection(handle) }
            return step
        }
        switch step {
        case .queue(let response):
            return queue(response)
        case .suspend:
            return .YES
        case .giveUp:
            // The daemon no longer sends what is queued now.
            say(.stopping)
            move(to: .ended)
            return .NO
        case .letGo:
            move(to: .ended)
            return .NO
        }
    }

    /// A chunk whose line another server would read differently ends the connection.
    private func checkChunk(
        _ words: Incoming.Words, _ upload: UnsafePointer<CChar>?
    ) throws(ProblemDocument) {
        guard incoming.isChunked, let method = words.method, let upload else { return }
        let body = UnsafeRawPointer(method) + pinion_mhd_head_size(handle)
        let capacity = core.configuration.maximumHeadSize
        guard ChunkLine.isFaultless(from: body, to: upload, capacity: capacity) else {
            throw ProblemDocument(
                status: .badRequest, detail: "A line between two chunks does not end with CRLF.")
        }
    }

    private func queue(_ response: Response) -> MHD_Result {
        var response = response
        // How libmicrohttpd has read the lines between chunks is not known for sure.
        if incoming.isChunked { response.headers.append(("Connection", "close")) }
        endBody()
        if let result = MHDResponse.queue(response, on: handle) { return result }
        core.log("a response has a header field that cannot be sent")
        let problem = ProblemDocument(status: .internalServerError, detail: "The answer could not be sent.")
        return MHDResponse.queue(problem.json, on: handle) ?? .NO
    }

    /// Answers past libmicrohttpd, because it would have to read the rest of the request first.
    private func leave(with problem: ProblemDocument) -> MHD_Result {
        guard move(to: .ended) else { return .NO }
        lastWords.part(with: problem.response(accepting: incoming.headers))
        return .NO
    }

    private func say(_ response: Response) { LastWords.say(response, on: socket) }

    /// Enters a phase now, unless the sweep has ended the connection.
    @discardableResult
    private func move(to next: ConnectionPhase) -> Bool {
        let word = PhaseSince(next, since: .now).word
        var expected = phase.load(ordering: .relaxed)
        while PhaseSince(word: expected).phase != .ended {
            let result = phase.compareExchange(expected: expected, desired: word, ordering: .relaxed)
            if result.exchanged { return true }
            expected = result.original
        }
        return false
    }
}
