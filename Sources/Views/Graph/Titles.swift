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
    var title: String? { entries.last?.given.title }

    /// The heading above it.
    var heading: String? {
        for entry in entries.reversed() { if let heading = entry.given.heading { return heading } }
        return nil
    }

    /// Both.
    var given: GivenTitle? { title.map { GivenTitle($0, heading: heading) } }

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
