/// Slows down those who try passwords, and nobody else.
///
/// Wrong passwords are counted by the name and where they come from together: 5 are free, then the wait before the next
/// one doubles, up to a quarter of an hour. So strangers cannot lock the owner out. Two further counts are for those who
/// try one password with many names (50 wrong ones from one address), and for those who try one name from many addresses
/// (after 50 wrong ones each of these addresses has one free guess, not 5). ``GuessLimits`` can set other numbers. A browser
/// on which the owner has signed in before is counted by itself. A name that does not exist is counted like any other: the
/// answers must not tell them apart.
struct GuessThrottle: Sendable {
    private var pairs: GuessLedger<Pair>
    private var sources: GuessLedger<Source>
    private var names: GuessLedger<String>

    /// Who guesses.
    enum Source: Hashable {
        case address(String)
        /// A browser on which somebody has signed in with the name.
        case device(String)
    }

    private struct Pair: Hashable {
        let name: String
        let source: Source
    }

    /// - Parameter capacity: how many are remembered in each count.
    init(_ limits: GuessLimits = GuessLimits(), capacity: Int = 10_000) {
        let wait = max(1, limits.longestWait)
        pairs = GuessLedger(
            free: max(1, limits.perNameAndAddress), longestWait: wait, forgiving: wait, capacity: capacity)
        sources = GuessLedger(
            free: max(1, limits.perAddress), longestWait: min(60, wait), forgiving: 60, capacity: capacity)
        names = GuessLedger(
            free: max(1, limits.perName), longestWait: 0, forgiving: 60, capacity: capacity)
    }
}

extension GuessThrottle {
    enum Admission: Equatable {
        case granted
        /// As many are being checked this moment as may be.
        case busy
        case refused(seconds: Int64)
    }

    enum Outcome {
        case right
        case wrong
        case unanswered
    }

    /// Asks whether a guess may be checked. If granted, ``end(_:from:_:now:)`` must follow.
    ///
    /// - Parameter name: nil for one that nobody can have.
    mutating func begin(_ name: String?, from source: Source, now: Int64) -> Admission {
        let pair = name.map { Pair(name: $0, source: source) }
        let free = freeGuesses(of: name, from: source, now: now)
        var wait = pair.map { pairs.wait($0, free: free, now: now) } ?? 0
        var isBusy = pair.map { pairs.isBusy($0, free: free, now: now) } ?? false
        if source.isAddress {
            wait = max(wait, sources.wait(source, free: sources.free, now: now))
            isBusy = isBusy || sources.isBusy(source, free: sources.free, now: now)
        }
        guard wait == 0 else { return .refused(seconds: wait) }
        guard !isBusy else { return .busy }
        if let pair { pairs.begin(pair) }
        if source.isAddress {
            sources.begin(source)
            if let name { names.begin(name) }
        }
        return .granted
    }

    mutating func end(_ name: String?, from source: Source, _ outcome: Outcome, now: Int64) {
        if let name { pairs.end(Pair(name: name, source: source), outcome, now: now) }
        guard source.isAddress else { return }
        // Who has an account of their own does not wipe out their guesses of others' passwords by signing in.
        let outcome = outcome == .right ? .unanswered : outcome
        sources.end(source, outcome, now: now)
        if let name { names.end(name, outcome, now: now) }
    }

    /// How many names, with where they were tried from, are remembered.
    var count: Int { pairs.count }

    private func freeGuesses(of name: String?, from source: Source, now: Int64) -> Int {
        guard let name, source.isAddress else { return pairs.free }
        return names.wrong(name, now: now) < names.free ? pairs.free : 1
    }
}

extension GuessThrottle.Source {
    fileprivate var isAddress: Bool {
        if case .address = self { true } else { false }
    }
}
