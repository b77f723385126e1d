/// Who has the say over a connection between a request and its answer: the handler's thread, whoever answers
/// later, and libmicrohttpd's thread meet here.
///
/// A machine without sockets: its inputs return what is to be done.
struct Answering {
    /// Counts the requests of a connection, so that a late answer to an earlier one is not taken for this one's.
    private(set) var turn: UInt32 = 0
    private var phase = Phase.silent

    private enum Phase {
        /// No request is being answered.
        case silent
        /// The handler runs.
        case handling
        /// The handler has returned without an answer; libmicrohttpd has laid the connection aside.
        case suspended
        case answered(Response)
        /// The socket has become a stream.
        case takenOver
    }

    /// What a request's own thread does next.
    enum Step {
        case queue(Response)
        case suspend
        /// The server stops before there is an answer: say so, and let the connection go.
        case giveUp
        /// Let the connection go: its socket lives on elsewhere, or what was to be said was said.
        case letGo
    }

    /// What follows from an answer.
    enum Effect {
        case nothing
        case resume
        /// Too late, or answered already.
        case refused
    }
}

extension Answering {
    /// A whole request is here; returns the number under which it is answered.
    mutating func begin() -> UInt32 {
        turn &+= 1
        phase = .handling
        return turn
    }

    /// Someone answers. The response is only made if it counts.
    mutating func answer(turn: UInt32, _ response: () -> Response) -> Effect {
        become(turn: turn) { .answered(response()) }
    }

    /// Someone takes the socket as a stream; `duplicate` is only called if that is possible, and may fail.
    mutating func takeOver(turn: UInt32, duplicate: () -> Bool) -> Effect {
        become(turn: turn) { duplicate() ? .takenOver : nil }
    }

    /// The handler has returned, or libmicrohttpd has woken the connection up.
    mutating func settle(isStopping: Bool) -> Step {
        switch phase {
        case .answered(let response):
            phase = .silent
            return .queue(response)
        case .handling where !isStopping:
            phase = .suspended
            return .suspend
        case .handling:
            phase = .silent
            return .giveUp
        case .suspended, .takenOver, .silent:
            phase = .silent
            return .letGo
        }
    }

    /// The server stops: whoever waits is woken.
    mutating func abort() -> Effect {
        guard case .suspended = phase else { return .nothing }
        phase = .silent
        return .resume
    }

    /// The request is over, whatever became of it.
    mutating func end() {
        turn &+= 1
        phase = .silent
    }

    private mutating func become(turn: UInt32, _ next: () -> Phase?) -> Effect {
        guard turn == self.turn else { return .refused }
        switch phase {
        case .handling:
            guard let next = next() else { return .refused }
            phase = next
            return .nothing
        case .suspended:
            guard let next = next() else { return .refused }
            phase = next
            return .resume
        case .answered, .takenOver, .silent:
            return .refused
        }
    }
}
