/// The titles that views give to what they are in.
@MainActor
struct Titles {
    private struct Entry {
        let owner: ObjectIdentifier
        let depth: Int
        var title: String
        let isShown: Bool
    }

    /// The innermost last.
    private var entries: [Entry] = []

    /// What it is called: the innermost title, and of two as deep the one that came last.
    var title: String? { entries.last?.title }

    /// What stands above it.
    var heading: String? {
        for entry in entries.reversed() where entry.isShown { return entry.title }
        return nil
    }

    /// Takes the title of a view, or with `nil` forgets it.
    ///
    /// - Returns: whether it is something new.
    @discardableResult
    mutating func set(_ title: String?, isShown: Bool, for node: Node) -> Bool {
        let owner = ObjectIdentifier(node)
        for index in entries.indices where entries[index].owner == owner {
            guard entries[index].title != title else { return false }
            if let title { entries[index].title = title } else { entries.remove(at: index) }
            return true
        }
        guard let title else { return false }
        var place = entries.count
        while place > 0, entries[place - 1].depth > node.depth { place -= 1 }
        entries.insert(
            Entry(owner: owner, depth: node.depth, title: title, isShown: isShown), at: place)
        return true
    }
}
