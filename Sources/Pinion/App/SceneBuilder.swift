/// Collects the pages and endpoints of a site.
@MainActor
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression(_ scene: any Scene) -> SceneGroup { SceneGroup(items: scene.items) }

    public static func buildBlock(_ scenes: SceneGroup...) -> SceneGroup { buildArray(scenes) }

    public static func buildOptional(_ scene: SceneGroup?) -> SceneGroup { scene ?? SceneGroup(items: []) }

    public static func buildEither(first scene: SceneGroup) -> SceneGroup { scene }

    public static func buildEither(second scene: SceneGroup) -> SceneGroup { scene }

    public static func buildArray(_ scenes: [SceneGroup]) -> SceneGroup {
        SceneGroup(items: scenes.flatMap(\.items))
    }
}
