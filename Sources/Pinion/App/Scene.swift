/// A part of a site: a page, an endpoint, or several of them.
@MainActor
public protocol Scene {
    /// The pages and endpoints in it.
    var items: [SceneItem] { get }
}

/// What has an address on a site.
public enum SceneItem {
    case page(Page)
    case endpoint(Endpoint)
}
