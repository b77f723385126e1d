import Synchronization

/// A request and the one chance to answer it.
///
/// Whoever asks waits until ``respond(_:)`` or ``openStream(headers:listener:)`` was called, from whatever thread. An
/// exchange that is let go of unanswered answers 500, so that nobody waits for ever.
package final class Exchange: Sendable {
    /// What was asked.
    package let request: Request

    private let channel: Channel

    /// Where the answer goes.
    private enum Channel {
        case connection(Connection, turn: UInt32)
        case caller(Caller)
    }

    init(request: Request, connection: Connection, turn: UInt32) {
        self.request = request
        channel = .connection(connection, turn: turn)
    }

    private init(request: Request, caller: Caller) {
        self.request = request
        channel = .caller(caller)
    }

    deinit {
        respondAtOnce {
            ProblemDocument(status: .internalServerError, detail: "This request was not answered.").json
        }?.ring()
    }
}

extension Exchange {
    /// Has a handler answer a request that has come in some other way than through a ``Server``.
    package static func answer(_ request: Request, by handler: any RequestHandler) async -> Response {
        var request = request
        handler.prepare(&request)
        let isHead = request.method == .head
        var response = await withCheckedContinuation { continuation in
            handler.handle(Exchange(request: request, caller: Caller(continuation)))
        }
        if isHead { response.payload = .bytes([]) }
        return response
    }

    /// Answers. Only the first answer counts; later ones, and those after ``Server/stop()``, are ignored.
    package func respond(_ response: Response) {
        begin(response)?.ring()
    }

    /// Answers several at a time: the same as one after the other, but that the threads which send are woken once.
    package static func respond(_ answers: [(exchange: Exchange, response: Response)]) {
        let loops = answers.compactMap { exchange, response in exchange.begin(response) }
        for loop in loops { loop.ring() }
    }

    /// Answers with a stream of server-sent events that stays open: the head is sent at once, and what
    /// ``Stream/send(_:)`` is given follows.
    ///
    /// - Parameters:
    ///   - headers: fields beside those of every stream, `Set-Cookie` for example.
    ///   - listener: hears when the stream drains and when it ends; kept until then.
    /// - Returns: nil if the exchange was answered already, or if the address of this client holds its full number
    ///   of streams: then nothing was sent, and you may answer 429.
    package func openStream(headers: [(String, String)] = [], listener: any StreamListener) -> Stream? {
        request.onAnswer?(.ok, nil)
        switch channel {
        case .connection(let connection, let turn):
            return connection.openStream(
                turn: turn, head: StreamHead.bytes(StreamHead.events + headers), listener: listener)
        case .caller(let caller):
            let stream = BodyStream(listener: listener)
            var response = Response(status: .ok, headers: StreamHead.events + headers)
            response.payload = .chunks(stream.chunks)
            return caller.answer(response) ? stream : nil
        }
    }
}

extension Exchange {
    /// Answers, and returns the loop that has to be rung for that, if any.
    private func begin(_ response: Response) -> SendingLoop? {
        request.onAnswer?(response.status, request.method == .head ? 0 : response.bodySize)
        var response = response
        if case .connection = channel { response.headers += strictTransport }
        if case .chunks(let chunks) = response.payload, case .connection(let connection, let turn) = channel,
            request.method != .head
        {
            let fields = response.headers + [("Transfer-Encoding", "chunked")]
            let writer = ChunkWriter(chunks)
            let stream = connection.openStream(
                turn: turn, head: StreamHead.bytes(fields, status: response.status), listener: writer)
            guard stream == nil else {
                stream.map(writer.begin)
                return nil
            }
            return respondAtOnce {
                ProblemDocument(
                    status: .tooManyRequests, detail: "Too many streams are open from this address."
                ).json
            }
        }
        return respondAtOnce { [response] in response }
    }

    /// Has browsers that have come with TLS never come without it again. A machine's own name is many programs'.
    private var strictTransport: [(String, String)] {
        guard request.isSecure else { return [] }
        let host = request.forwardedHost ?? request.headers["host"] ?? ""
        let isLocal = host == "localhost" || host.hasPrefix("localhost:")
        return isLocal ? [] : [("Strict-Transport-Security", "max-age=31536000")]
    }

    private func respondAtOnce(_ response: () -> Response) -> SendingLoop? {
        switch channel {
        case .connection(let connection, let turn): return connection.answer(turn: turn, response)
        case .caller(let caller):
            caller.answer(response())
            return nil
        }
    }
}

/// Somebody in this process who waits for an answer.
private final class Caller: Sendable {
    private let continuation: Mutex<CheckedContinuation<Response, Never>?>

    init(_ continuation: CheckedContinuation<Response, Never>) {
        self.continuation = Mutex(continuation)
    }

    /// Returns false if there was an answer already.
    @discardableResult
    func answer(_ response: Response) -> Bool {
        guard let continuation = continuation.withLock({ $0.take() }) else { return false }
        continuation.resume(returning: response)
        return true
    }
}
