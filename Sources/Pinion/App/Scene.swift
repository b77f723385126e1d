/// A part of an app: a page, or several.
@MainActor
public protocol Scene {
    /// The pages in it.
    var pages: [Page] { get }
}
