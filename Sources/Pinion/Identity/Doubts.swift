internal import Live

/// Sessions of which it is to be found out whether somebody is still signed in.
struct Doubts {
    private(set) var sessions: Set<SessionID> = []
    /// How often there were any: who looked somebody up meanwhile may have learned what is so no more.
    private(set) var count = 0
    /// Whether it is being found out.
    var isAsking = false

    mutating func add(_ sessions: some Sequence<SessionID>) {
        count += 1
        self.sessions.formUnion(sessions)
    }

    mutating func popFirst() -> SessionID? { sessions.popFirst() }
}
