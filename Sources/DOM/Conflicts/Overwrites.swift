/// The entries that have overwritten what somebody else had entered meanwhile, on all pages that may show one model.
///
/// The other's page cannot tell from its new value alone whether somebody has read the former one and improved it, or
/// has typed without having seen it. Only the second is an overwrite, and it shows on the page on which it is typed: so
/// it is noted here, until that page shows something else again. A model may take its time, after all.
@MainActor
package final class Overwrites {
    private var all: [Overwrite] = []

    /// How many are kept at most.
    private static let limit = 16

    private struct Overwrite {
        weak var field: FormControl?
        let former: Any
        /// Whether it happened in the present turn: whatever the program makes of the entry is in answer to it then.
        var isFresh = true
    }

    package init() {}
}

extension Overwrites {
    /// Ends the turn in which the pages hear of each other's entries.
    package func endTurn() {
        guard !all.isEmpty else { return }
        all.removeAll { $0.field?.isEntered != true }
        for index in all.indices { all[index].isFresh = false }
    }

    /// Takes note that the person of a field has overwritten a value.
    func note<Value>(_ former: Value, by field: Field<Value>) {
        if all.count == Self.limit { all.removeFirst() }
        all.append(Overwrite(field: field, former: former))
    }

    /// Whether a value is among those that were overwritten, if it has given way to another one now.
    func contain<Value: Equatable>(_ former: Value, now value: Value) -> Bool {
        all.contains { overwrite in
            guard (overwrite.former as? Value) == former else { return false }
            return overwrite.isFresh || (overwrite.field as? Field<Value>)?.current == value
        }
    }
}
