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
        /// Which one it is of those that have come.
        let number: Int
        let value: () -> Key.Value
        let element: () -> Element?
    }

    private var given: [ObjectIdentifier: Given] = [:]
    private var lastNumber = 0
    /// The value of all of them; nil if no view gives one.
    private(set) var value: Key.Value?
    private var isWaiting = false
    private weak var graph: ViewGraph?
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
        let owner = ObjectIdentifier(owner)
        lastNumber += 1
        given[owner] = Given(number: given[owner]?.number ?? lastNumber, value: value, element: element)
        setNeedsReducing()
    }

    /// A view gives nothing any more.
    func remove(_ owner: AnyObject) {
        guard given.removeValue(forKey: ObjectIdentifier(owner)) != nil else { return }
        setNeedsReducing()
    }

    private func setNeedsReducing() {
        guard !isWaiting else { return }
        isWaiting = true
        graph?.afterUpdate { [weak self] in self?.reduce() }
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
        guard given.count > 1 else { return Array(given.values) }
        var places = SiblingPlaces()
        return given.values.map { ($0, path: $0.element().map { places.path(of: $0) } ?? []) }
            .sorted { one, other in
                if one.path == other.path { return one.0.number < other.0.number }
                return one.path.lexicographicallyPrecedes(other.path)
            }.map(\.0)
    }
}

/// Where elements stand among their siblings, which are counted once.
@MainActor
private struct SiblingPlaces {
    private var places: [ObjectIdentifier: Int] = [:]

    /// Where an element stands among its siblings, its parent among its own, and so on: from the page's own element.
    mutating func path(of element: Element) -> [Int] {
        var path: [Int] = []
        var next = element
        while let parent = next.parent {
            if places[ObjectIdentifier(next)] == nil {
                for (place, child) in parent.children.enumerated() { places[ObjectIdentifier(child)] = place }
            }
            path.append(places[ObjectIdentifier(next)] ?? 0)
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
