internal import DOM

/// What a visitor's browser keeps for the site: the values of ``AppStorage``, which all of its tabs share.
@MainActor
package final class VisitorStore {
    private var values: [String: SceneValue]
    private var locations: [String: VisitorLocation] = [:]
    /// The pages that keep something there, and have the browser take note of it.
    private var pages: [ObjectIdentifier: WeakGraph] = [:]
    /// Makes a text of the values that the browser keeps; nil if it keeps nothing.
    private let seal: ([String: SceneValue]) -> String?
    /// Whether the browser has yet to be told, when it has no script.
    package var isUnsaved = false

    /// - Parameters:
    ///   - values: what the browser has kept.
    ///   - seal: makes a text of the values, for the browser to keep.
    package init(_ values: [String: SceneValue], seal: @escaping ([String: SceneValue]) -> String?) {
        self.values = values
        self.seal = seal
    }

    /// The text that the browser is to keep.
    package var kept: String? { seal(values) }

    func location(for key: String, on graph: ViewGraph) -> VisitorLocation {
        join(graph)
        if let known = locations[key] { return known }
        let location = VisitorLocation(key, in: self)
        locations[key] = location
        return location
    }

    func value(of key: String) -> SceneValue? { values[key] }

    func set(_ value: SceneValue?, of key: String) {
        guard hasRoom(for: value, of: key) else { return }
        values[key] = value
        isUnsaved = true
        let text = kept
        for page in pages.values {
            guard let graph = page.graph else { continue }
            graph.afterUpdate { [weak graph] in graph?.page.element["data-kept"] = text }
        }
    }

    /// How many bytes it holds at most. A browser keeps the shortest values of them, in 2 KB.
    private static let maximumLength = 16_384

    private func hasRoom(for value: SceneValue?, of key: String) -> Bool {
        guard let value else { return true }
        let others = values.filter { $0.key != key }.reduce(0) { $0 + $1.key.utf8.count + $1.value.length }
        return others + key.utf8.count + value.length <= Self.maximumLength
    }

    private func join(_ graph: ViewGraph) {
        let id = ObjectIdentifier(graph)
        guard pages[id]?.graph !== graph else { return }
        pages = pages.filter { $0.value.graph != nil }
        pages[id] = WeakGraph(graph: graph)
        graph.page.needScript("/kept.js")
        graph.page.element["data-kept"] = kept
    }
}

extension SceneValue {
    fileprivate var length: Int {
        if case .text(let text) = self { text.utf8.count } else { 8 }
    }
}

/// The storage of one key's value.
@MainActor
final class VisitorLocation: Reading {
    let key: String
    private weak var store: VisitorStore?

    init(_ key: String, in store: VisitorStore) {
        self.key = key
        self.store = store
    }

    func read() -> SceneValue? {
        noteRead()
        return store?.value(of: key)
    }

    func write(_ new: SceneValue?) {
        guard let store, new != store.value(of: key) else { return }
        store.set(new, of: key)
        noteChange()
    }
}
