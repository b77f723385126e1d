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
