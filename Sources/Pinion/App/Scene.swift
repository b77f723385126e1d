/// A part of a site: a page, an endpoint, or several of them.
///
/// A scene of your own is made of others:
///
/// ```swift
/// struct Articles: Scene {
///     var body: some Scene {
///         Page("/articles") { ArticleListView() }
///         Page("/articles/:id") { (id: Int) in ArticleView(id: id) }
///     }
/// }
/// ```
@MainActor
public protocol Scene {
    /// The scenes that the scene is made of.
    associatedtype Body: Scene = Never

    /// The scenes that this one is made of.
    @SceneBuilder var body: Body { get }

    /// The pages and endpoints in it: those of its body, unless told otherwise.
    var items: [SceneItem] { get }
}

extension Scene {
    public var items: [SceneItem] { body.items }
}

/// A scene that says itself which pages and endpoints are in it.
extension Scene where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has neither a body nor items.") }
}

extension Never: Scene {
    public var items: [SceneItem] { [] }
}

/// What has an address on a site.
public enum SceneItem {
    case page(Page)
    case endpoint(Endpoint)
}
