/// The timeouts for what clients send.
package struct Timeouts: Sendable, Equatable {
    /// From the connection, or from the first line of a later request on it, to the end of the head.
    package var head: Duration = .seconds(10)

    /// From the end of the head to the end of the body, or of its next quarter of a megabyte.
    package var body: Duration = .seconds(30)

    /// From an answer to the next request on the same connection.
    package var idle: Duration = .seconds(60)

    /// How often connections are looked at.
    package var checkEvery: Duration = .seconds(1)

    /// The defaults: 10 s, 30 s, 60 s, looked at each second.
    package init() {}
}

extension Timeouts {
    enum Verdict: Equatable {
        case wait
        /// The request came too slowly: say so (408) and end.
        case sayTimeout
        /// Nothing was asked: end without a word.
        case end
    }

    /// Returns true if a body has grown past a quarter of a megabyte, for which its timeout begins anew.
    static func isEarned(from count: Int, to grown: Int) -> Bool { count >> 18 < grown >> 18 }

    func verdict(on state: PhaseSince, now: Moment) -> Verdict {
        let age = now.since(state.moment)
        return switch state.phase {
        case .head: age >= head ? .sayTimeout : .wait
        case .body: age >= body ? .sayTimeout : .wait
        case .idle: age >= idle ? .end : .wait
        case .ended: age >= min(head, .seconds(1)) ? .end : .wait
        case .ours: .wait
        }
    }
}
