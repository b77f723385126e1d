internal import DOM

/// The collectors around a view, by their keys.
enum PreferenceCollectorsKey: PlaceKey {
    typealias Value = [ObjectIdentifier: AnyObject]
}

/// What the views inside of one give for a key.
///
/// It is reduced when all of them are up to date, and stand where they belong: their order is that of the page.
@MainActor
final class PreferenceCollector<Key: PreferenceKey>: Reading {
    private struct Given {
        let owner: ObjectIdentifier
        let value: () -> Key.Value
        let element: () -> Element?
    }

    private var given: [Given] = []
    /// The value of all of them; nil if no view gives one.
    private(set) var value: Key.Value?
    private var isWaiting = false
    private unowned let graph: ViewGraph
    /// Called when the value may be another one.
    var onChange: (() -> Void)?

    init(of graph: ViewGraph) {
        self.graph = graph
        super.init()
    }
}

extension PreferenceCollector {
    /// The value of all of them, for who is to be evaluated again when it changes.
    func read() -> Key.Value {
        noteRead()
        return value ?? Key.defaultValue
    }

    /// Takes what a view gives, in the place of what it gave before.
    func set(
        _ owner: AnyObject, value: @escaping () -> Key.Value, element: @escaping () -> Element?
    ) {
        let entry = Given(owner: ObjectIdentifier(owner), value: value, element: element)
        if let index = given.firstIndex(where: { $0.owner == entry.owner }) {
            given[index] = entry
        } else {
            given.append(entry)
        }
        setNeedsReducing()
    }

    /// A view gives nothing any more.
    func remove(_ owner: AnyObject) {
        let owner = ObjectIdentifier(owner)
        guard let index = given.firstIndex(where: { $0.owner == owner }) else { return }
        given.remove(at: index)
        setNeedsReducing()
    }

    private func setNeedsReducing() {
        guard !isWaiting else { return }
        isWaiting = true
        graph.afterUpdate { [weak self] in self?.reduce() }
    }

    private func reduce() {
        isWaiting = false
        let former = value
        value = nil
        for entry in inOrder {
            guard var sum = value else {
                value = entry.value()
                continue
            }
            Key.reduce(value: &sum, nextValue: entry.value)
            value = sum
        }
        if let former, let value, isEqual(former, value) { return }
        if former == nil, value == nil { return }
        noteChange()
        onChange?()
    }

    /// In the order of the page; what shows nothing comes first.
    private var inOrder: [Given] {
        guard given.count > 1 else { return given }
        let placed = given.map { ($0, $0.element()?.path ?? []) }
        return placed.enumerated().sorted { one, other in
            if one.element.1 == other.element.1 { return one.offset < other.offset }
            return one.element.1.lexicographicallyPrecedes(other.element.1)
        }.map(\.element.0)
    }
}

extension Element {
    /// Where it stands among its siblings, and so on from the page's own element.
    fileprivate var path: [Int] {
        var path: [Int] = []
        var next: Element? = self
        while let element = next, let parent = element.parent {
            path.append(parent.children.firstIndex { $0 === element } ?? 0)
            next = parent
        }
        return path.reversed()
    }
}

extension Place {
    /// The collector of a key around this place.
    func preferences<Key: PreferenceKey>(_ key: Key.Type) -> PreferenceCollector<Key>? {
        self[PreferenceCollectorsKey.self]?[ObjectIdentifier(key)] as? PreferenceCollector<Key>
    }

    /// Has what is inside give its values to a collector; with `nil` to none.
    mutating func collect<Key: PreferenceKey>(_ key: Key.Type, in collector: PreferenceCollector<Key>?) {
        var collectors = self[PreferenceCollectorsKey.self] ?? [:]
        collectors[ObjectIdentifier(key)] = collector
        self[PreferenceCollectorsKey.self] = collectors
    }
}
