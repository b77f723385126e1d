internal import DOM
internal import Reactive

/// The chosen rows of a table, one or many, by their identities.
@MainActor
enum TableSelection<ID: Hashable> {
    case one(Binding<ID?>)
    case many(Binding<Set<ID>>)

    /// The row from which a range goes, which is the one that was touched last.
    final class Anchor {
        var id: ID?
    }

    /// The identities of the chosen rows.
    var ids: Set<ID> {
        get {
            switch self {
            case .one(let selection): selection.wrappedValue.map { [$0] } ?? []
            case .many(let selection): selection.wrappedValue
            }
        }
        nonmutating set {
            switch self {
            case .one(let selection): selection.wrappedValue = newValue.first
            case .many(let selection): selection.wrappedValue = newValue
            }
        }
    }

    var isMany: Bool {
        if case .many = self { true } else { false }
    }

    /// Whether a row is chosen, as something that can be changed.
    func contains(_ id: ID, _ anchor: Anchor) -> Binding<Bool> {
        Binding {
            isChosen(id)
        } set: { isChosen in
            anchor.id = id
            choose(id, isChosen)
        }
    }
}

extension TableSelection {
    /// Whether all of these rows are chosen, as something that can be changed; nil where only one can be.
    func all(_ count: Int, of ids: @escaping @MainActor () -> Set<ID>) -> Binding<Bool>? {
        guard case .many(let selection) = self else { return nil }
        return Binding {
            let chosen = selection.wrappedValue
            // So many identities are put together only if they may be all of them.
            return count > 0 && chosen.count >= count && chosen.isSuperset(of: ids())
        } set: { isChosen in
            let former = selection.wrappedValue
            selection.wrappedValue = isChosen ? former.union(ids()) : former.subtracting(ids())
        }
    }

    /// Does what a person has done by pointer or keyboard.
    ///
    /// - Parameters:
    ///   - row: the identity of the row that it was done with.
    ///   - order: the rows as they stand now, most of which the browser does not know.
    func carryOut(_ command: TableCommand, on row: ID?, in order: some Sequence<ID>, _ anchor: Anchor) {
        switch command {
        case .only:
            guard let row else { return }
            anchor.id = row
            ids = [row]
        case .toggle:
            guard let row else { return }
            anchor.id = row
            choose(row, !isChosen(row))
        case .extend:
            guard let row else { return }
            guard isMany, let first = anchor.id, let range = Self.range(from: first, to: row, in: order)
            else {
                anchor.id = row
                ids = [row]
                return
            }
            ids = range
        case .all:
            if isMany { ids = Set(order) }
        case .none:
            ids = []
        case .open, .resize:
            break
        }
    }

    private func isChosen(_ id: ID) -> Bool {
        switch self {
        case .one(let selection): selection.wrappedValue == id
        case .many(let selection): selection.wrappedValue.contains(id)
        }
    }

    private func choose(_ id: ID, _ isChosen: Bool) {
        switch self {
        case .one(let selection):
            if isChosen || selection.wrappedValue == id { selection.wrappedValue = isChosen ? id : nil }
        case .many(let selection):
            if isChosen { selection.wrappedValue.insert(id) } else { selection.wrappedValue.remove(id) }
        }
    }

    /// The rows from one to another, whichever comes first; nil if one of them is there no more.
    private static func range(from one: ID, to other: ID, in order: some Sequence<ID>) -> Set<ID>? {
        guard one != other else { return [one] }
        var range: Set<ID> = []
        for id in order {
            let isEnd = id == one || id == other
            if isEnd || !range.isEmpty { range.insert(id) }
            if isEnd, range.count > 1 { return range }
        }
        return nil
    }
}
