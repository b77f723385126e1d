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
    var heading: String? { entries.last { $0.isShown }?.title }

    /// Takes the title of a view, or with `nil` forgets it.
    mutating func set(_ title: String?, isShown: Bool, for node: Node) {
        let owner = ObjectIdentifier(node)
        let index = entries.firstIndex { $0.owner == owner }
        switch (index, title) {
        case (let index?, let title?): entries[index].title = title
        case (let index?, nil): entries.remove(at: index)
        case (nil, let title?):
            let place = entries.lastIndex { $0.depth <= node.depth }.map { $0 + 1 } ?? 0
            let entry = Entry(owner: owner, depth: node.depth, title: title, isShown: isShown)
            entries.insert(entry, at: place)
        case (nil, nil): break
        }
    }
}
