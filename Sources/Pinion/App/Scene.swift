/// A part of an app: a page, or several.
@MainActor
public protocol Scene {
    /// The pages in it.
    var pages: [Page] { get }
}

/// Collects the pages of an app's body.
@MainActor
@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> SceneGroup<
        repeat each Content
    > {
        SceneGroup(content: (repeat each content))
    }
}

/// Several scenes as one.
public struct SceneGroup<each Content: Scene>: Scene {
    let content: (repeat each Content)

    public var pages: [Page] {
        var pages: [Page] = []
        for scene in repeat each content { pages += scene.pages }
        return pages
    }
}
