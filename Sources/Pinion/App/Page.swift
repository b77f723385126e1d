public import DOM

/// A page of the app: an address, and what controls the view there.
///
/// ```swift
/// Page("/") { visit in
///     guard let user = visit.user else { throw Redirect(to: "/login") }
///     return HomeViewController(user: user)
/// }
/// ```
public struct Page: Scene {
    /// The address: a path that begins with "/".
    public let path: String

    let open: @MainActor (Visit) throws -> ViewController

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - path: the address.
    ///   - content: called each time that the page is opened. It throws ``Redirect`` to lead elsewhere.
    public init(_ path: String, content: @escaping @MainActor (Visit) throws -> ViewController) {
        self.path = path
        open = content
    }

    public var pages: [Page] { [self] }
}
