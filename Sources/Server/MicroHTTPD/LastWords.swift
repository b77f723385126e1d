import CMicrohttpd

/// What is said past libmicrohttpd on a connection that is about to end, because libmicrohttpd would say nothing, or
/// have to read the rest of the request first.
struct LastWords {
    private let socket: Int32
    private let traffic: Traffic?
    private let core: ServerCore
    /// What was sent before the answer that is due; only known where the answer is in doubt.
    private var sentBefore: Int?

    /// - Parameters:
    ///   - socket: what is written to.
    ///   - traffic: what comes and goes there, if the socket itself does not count it.
    init(socket: Int32, traffic: Traffic?, core: ServerCore) {
        self.socket = socket
        self.traffic = traffic
        self.core = core
    }
}

extension LastWords {
    /// Says something on a socket, as far as it takes it at once.
    static func say(_ response: Response, on socket: Int32) {
        response.lastWords.withUnsafeBytes { _ = Socket.send(socket, $0) }
    }

    /// A large head may leave libmicrohttpd too little memory for the head of the answer; then it just closes.
    mutating func noteDoubt(headSize: Int) {
        guard headSize * 4 > core.configuration.maximumHeadSize else { return }
        sentBefore = counts.sent
    }

    /// The answer was sent.
    mutating func forgetDoubt() { sentBefore = nil }

    /// Answers, and lets the client read that before the connection ends.
    func part(with response: Response) {
        Self.say(response, on: socket)
        seeOff()
    }

    /// libmicrohttpd closes in the middle of a request, after an error of its own or without a word.
    func partEarly(lastPhase: ConnectionPhase) {
        if let words = overdue(lastPhase: lastPhase) { Self.say(words.json, on: socket) }
        seeOff()
    }

    /// In segments, or in bytes.
    private var counts: (received: Int, sent: Int) {
        if let traffic { return (traffic.received, traffic.sent(on: socket)) }
        let segments = pinion_tcp_segments(socket)
        return (Int(segments.received), Int(segments.sent))
    }

    private func seeOff() {
        if let copy = Socket.duplicate(socket) { core.loop.seeOff(copy) }
    }

    /// What libmicrohttpd should have said; nil if it has said something, or was not asked anything.
    private func overdue(lastPhase: ConnectionPhase) -> ProblemDocument? {
        let counts = counts
        guard counts.received > 0, counts.sent == sentBefore ?? 0 else { return nil }
        guard lastPhase == .ours else {
            return ProblemDocument(status: .badRequest, detail: "That is not a whole request of HTTP/1.1.")
        }
        if sentBefore != nil {
            return ProblemDocument(status: .headerFieldsTooLarge, detail: "The header fields are too long.")
        }
        core.log("an answer was not sent because its header fields are too long")
        return ProblemDocument(status: .internalServerError, detail: "The answer could not be sent.")
    }
}

extension Response {
    /// What those hear whose turn it is when the server stops.
    static var stopping: Response {
        ProblemDocument(status: .serviceUnavailable, detail: "The server is stopping.").json
    }
}
