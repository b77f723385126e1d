import Views

/// Keeps what a page stores, in words that a test can read.
@MainActor
final class Drawer: SceneKeeper {
    let restoredScene: [String: SceneValue]
    private(set) var askedFor = 0

    init(_ restored: [String: SceneValue] = [:]) {
        restoredScene = restored
    }

    func keep(_ scene: [String: SceneValue]) -> String? {
        askedFor += 1
        let words = scene.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
