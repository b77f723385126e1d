internal import Views

/// Keeps what a page stores for the next time that it is opened.
@MainActor
final class RememberedScene: SceneKeeper {
    /// What pages have stored, each under the text that its browser hands back.
    @MainActor
    final class Shelf {
        fileprivate var scenes: [String: [String: SceneValue]] = [:]
    }

    private let shelf: Shelf
    private(set) var restoredScene: [String: SceneValue]

    /// - Parameter text: what the browser has handed back.
    init(_ text: String? = nil, on shelf: Shelf = Shelf()) {
        self.shelf = shelf
        restoredScene = text.flatMap { shelf.scenes[$0] } ?? [:]
    }

    func keep(_ scene: [String: SceneValue]) -> String? {
        restoredScene = scene
        guard !scene.isEmpty else { return nil }
        let text = "kept-\(shelf.scenes.count)"
        shelf.scenes[text] = scene
        return text
    }
}
