/// Decides what becomes of an entry that was made without knowing the program's latest value; it keeps the few former
/// values that it needs for that.
@MainActor
final class ConflictRule<Value: Equatable> {
    /// Decides: see ``Field/onConflict``.
    var decide: (Value, Value, Value) -> Value?
    private var changes: [Change] = []

    /// How many changes of the program are kept at most.
    private static var limit: Int { 8 }

    private struct Change {
        let revision: Int
        let former: Value
        let value: Value
    }

    init(_ decide: @escaping (Value, Value, Value) -> Value?) {
        self.decide = decide
    }

    /// Takes note that the program has put a value in the place of another one.
    func note(_ value: Value, after former: Value, at revision: Int) {
        // Nobody can have seen what came and went within a turn.
        if let last = changes.last, last.revision == revision {
            changes[changes.count - 1] = Change(revision: revision, former: last.former, value: value)
            return
        }
        if changes.count == Self.limit { changes.removeFirst() }
        changes.append(Change(revision: revision, former: former, value: value))
    }

    /// The value to take in the place of an entry that was based on a revision; `nil` for the entry.
    func settle(_ mine: Value, basedOn base: Int) -> Value? {
        guard let first = changes.first(where: { $0.revision > base }), let theirs = changes.last?.value,
            mine != theirs, first.former != theirs
        else { return nil }
        return decide(first.former, mine, theirs)
    }

    /// Whether a value is the program's latest.
    func isTheirs(_ value: Value) -> Bool { changes.last?.value == value }

    /// The latest entry is what counts: whatever follows is based on it.
    func forget() {
        changes.removeAll()
    }
}
