internal import Views

/// Keeps what a page stores for the next time that it is opened.
@MainActor
final class RememberedScene: SceneKeeper {
    private(set) var restoredScene: [String: SceneValue] = [:]

    func keep(_ scene: [String: SceneValue]) -> String? {
        restoredScene = scene
        return scene.isEmpty ? nil : "kept"
    }
}
