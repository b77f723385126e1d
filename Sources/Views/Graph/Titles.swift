/// The titles that views give to what they are in.
@MainActor
struct Titles {
    private struct Entry {
        let owner: ObjectIdentifier
        let depth: Int32
        var given: GivenTitle
    }

    /// The innermost last.
    private var entries: [Entry] = []

    /// The title that counts: the innermost, and of two as deep the one that came last.
    var title: String? {
        for entry in entries.reversed() { if let title = entry.given.title { return title } }
        return nil
    }

    /// The heading above it; an empty one is none.
    var heading: String? {
        if isBarHidden { return nil }
        for entry in entries.reversed() {
            if let heading = entry.given.heading { return heading.isEmpty ? nil : heading }
        }
        return nil
    }

    /// Both.
    var given: GivenTitle? {
        if entries.isEmpty { return nil }
        var given = GivenTitle(title, heading: heading)
        given.isBarHidden = isBarHidden
        return given
    }

    private var isBarHidden: Bool { entries.contains(where: \.given.isBarHidden) }

    /// Takes the title of a view, or with `nil` forgets it.
    ///
    /// - Returns: whether it is something new.
    @discardableResult
    mutating func set(_ title: GivenTitle?, for node: Node) -> Bool {
        let owner = ObjectIdentifier(node)
        for index in entries.indices where entries[index].owner == owner {
            guard entries[index].given != title else { return false }
            if let title { entries[index].given = title } else { entries.remove(at: index) }
            return true
        }
        guard let title else { return false }
        var place = entries.count
        while place > 0, entries[place - 1].depth > node.depth { place -= 1 }
        entries.insert(Entry(owner: owner, depth: node.depth, given: title), at: place)
        return true
    }
}
