/// Waits until changes that come together have all come.
struct Debounce {
    /// How long nothing has to change.
    static let quiet = Duration.milliseconds(60)
    /// How long it takes at most.
    static let limit = Duration.milliseconds(300)

    private var first: Duration?
    private var last = Duration.zero
}

extension Debounce {
    /// Takes note of a change.
    mutating func note(at now: Duration) {
        if first == nil { first = now }
        last = now
    }

    /// When the changes have all come; nil if there are none.
    var due: Duration? { first.map { min(last + Self.quiet, $0 + Self.limit) } }

    /// Returns true once, when changes have come and no further one has for a moment.
    mutating func take(at now: Duration) -> Bool {
        guard let due, now >= due else { return false }
        first = nil
        return true
    }
}
