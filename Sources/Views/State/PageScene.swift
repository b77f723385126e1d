/// The values stored on a page with ``SceneStorage``, by their keys.
@MainActor
final class PageScene {
    // Work that was begun on the page may go on, and store something, when the page is gone.
    private weak var graph: ViewGraph?
    /// The values stored when the page was open before that no view has asked for yet.
    private var restored: [String: SceneValue]
    private var locations: [String: SceneLocation] = [:]
    /// Whether the page was open before.
    let isRestored: Bool

    init(_ graph: ViewGraph, restoring restored: [String: SceneValue]) {
        self.graph = graph
        self.restored = restored
        isRestored = !restored.isEmpty
        if isRestored { graph.noteSceneChange() }
    }

    /// The storage of a key's value, for all who use that key.
    func location(for key: String) -> SceneLocation {
        if let known = locations[key] { return known }
        let location = SceneLocation(restored.removeValue(forKey: key), key: key, in: self)
        locations[key] = location
        return location
    }

    /// The values to keep: all that are not as they were at first.
    var kept: [String: SceneValue] {
        restored.merging(locations.compactMapValues { $0.isInitial ? nil : $0.value }) { $1 }
    }

    func noteChange() {
        graph?.noteSceneChange()
    }
}

/// The storage of one key's value.
@MainActor
final class SceneLocation: Reading {
    let key: String
    /// The stored value, if any.
    private(set) var value: SceneValue?
    /// Whether that is what the key stands for before anything is stored.
    private(set) var isInitial = false
    private weak var scene: PageScene?

    init(_ value: SceneValue?, key: String, in scene: PageScene) {
        self.value = value
        self.key = key
        self.scene = scene
    }

    func read() -> SceneValue? {
        noteRead()
        return value
    }

    func write(_ new: SceneValue?, isInitial: Bool) {
        guard new != value else { return }
        value = new
        self.isInitial = isInitial
        noteChange()
        scene?.noteChange()
    }
}
