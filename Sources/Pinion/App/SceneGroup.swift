/// Several scenes as one.
public struct SceneGroup<each Content: Scene>: Scene {
    let content: (repeat each Content)

    public var pages: [Page] {
        var pages: [Page] = []
        for scene in repeat each content { pages += scene.pages }
        return pages
    }
}
