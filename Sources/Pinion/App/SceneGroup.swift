/// Several scenes as one.
public struct SceneGroup: Scene {
    public let items: [SceneItem]
}
