internal import DOM

/// The children of an element, each known by a key, so that what was there is kept and changed.
@MainActor
final class KeyedElements<Key: Hashable> {
    private let parent: Element
    private var known: [Key: Element] = [:]
    private var next: [(key: Key, element: Element)] = []

    init(_ parent: Element) {
        self.parent = parent
    }

    /// The next child: that of the key if there is one already.
    func next(_ key: Key, make: () -> Element) -> Element {
        let element = known[key] ?? make()
        next.append((key, element))
        return element
    }

    /// The child of a key, if it has been asked for already.
    func asked(_ key: Key) -> Element? { next.first { $0.key == key }?.element }

    /// Takes out what was not asked for since the last time.
    func finish() {
        known = Dictionary(next.map { ($0.key, $0.element) }) { first, _ in first }
        parent.arrange(next.map(\.element))
        next = []
    }
}
