/// The phase of a connection, each of which has a timeout of its own.
enum ConnectionPhase: UInt8 {
    /// Bytes of a request line or of header fields are awaited.
    case head
    /// The head is here, the body is not.
    case body
    /// The server's turn: nobody hurries it from here.
    case ours
    /// Answered, and kept for another request.
    case idle
    /// Ended by us; nothing that still arrives is answered.
    case ended
}

/// A phase and when it began, in one word that any thread may read.
struct PhaseSince {
    let phase: ConnectionPhase
    let moment: Moment

    init(_ phase: ConnectionPhase, since moment: Moment) {
        self.phase = phase
        self.moment = moment
    }

    init(word: UInt64) {
        phase = ConnectionPhase(rawValue: UInt8(word & 7)) ?? .ended
        moment = Moment(milliseconds: word >> 3)
    }

    var word: UInt64 { moment.milliseconds << 3 | UInt64(phase.rawValue) }
}
