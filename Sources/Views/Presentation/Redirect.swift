internal import DOM

/// Leads to another page of this site: as a view where it appears, or thrown by a page instead of opening.
///
/// ```swift
/// Page("/profile") { visit in
///     if let user = visit.user { ProfileView(user: user) } else { Redirect(to: "/login") }
/// }
/// ```
public struct Redirect: View, Error, Sendable {
    /// The address to go to, which begins with a slash. One that is not on this site is reported, and leads to `/`.
    public let path: String

    public init(to path: String) {
        self.path = path
    }
}

extension Redirect {
    /// Where it leads. A program may have taken the path from a request.
    package func destination(report: (String) -> Void) -> String {
        if path.isLocalAddress { return path }
        report("“\(path)” is not an address that can be gone to.")
        return "/"
    }
}

extension Redirect: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Redirect> { RedirectNode(self, at: place) }
}

private final class RedirectNode: ViewNode<Redirect> {
    private var path: String?

    init(_ view: Redirect, at place: Place) {
        super.init(at: place)
        update(view)
    }

    override func update(_ view: Redirect) {
        guard view.path != path else { return }
        path = view.path
        let destination = view.destination(report: graph.report)
        graph.afterUpdate { [graph] in graph.document?.perform(.navigate(to: destination)) }
    }
}
