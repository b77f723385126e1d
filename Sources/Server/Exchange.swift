/// A request and the one chance to answer it.
///
/// The connection waits until ``respond(_:)`` or ``openStream(headers:listener:)`` was called, from whatever
/// thread. An exchange that is let go of unanswered answers 500, so that nobody waits for ever.
public final class Exchange: Sendable {
    /// What was asked.
    public let request: Request

    private let connection: Connection
    private let turn: UInt32

    init(request: Request, connection: Connection, turn: UInt32) {
        self.request = request
        self.connection = connection
        self.turn = turn
    }

    deinit {
        connection.answer(turn: turn) {
            ProblemDocument(status: .internalServerError, detail: "This request was not answered.").json
        }
    }
}

extension Exchange {
    /// Answers. Only the first answer counts; later ones, and those after ``Server/stop()``, are ignored.
    public func respond(_ response: Response) {
        connection.answer(turn: turn) { response }
    }

    /// Answers with a stream of server-sent events that stays open: the head is sent at once, and what
    /// ``Stream/send(_:)`` is given follows.
    ///
    /// - Parameters:
    ///   - headers: fields beside those of every stream, `Set-Cookie` for example.
    ///   - listener: hears when the stream drains and when it ends; kept until then.
    /// - Returns: nil if the exchange was answered already, or if the address of this client holds its full number
    ///   of streams: then nothing was sent, and you may answer 429.
    public func openStream(headers: [(String, String)] = [], listener: any StreamListener) -> Stream? {
        connection.openStream(turn: turn, headers: headers, listener: listener)
    }
}
