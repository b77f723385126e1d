internal import DOM

/// Says that there is nothing at the page's address: as a view where that turns out, or thrown by a page instead of opening.
///
/// ```swift
/// Page("/articles/:id") { (id: Int) in
///     if let title = titles[id] { Text(title) } else { NotFound() }
/// }
/// ```
///
/// Whoever asks is answered with 404: a person sees the site's page for addresses without a page, a script reads the same
/// as there. A page that is open in a browser when it turns out is opened again, and then it is that page. What counts is
/// whether the view is on the page when everything there is up to date: while something is still being loaded, show that
/// instead.
public struct NotFound: View, Error, Sendable {
    public init() {}
}

extension NotFound: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<NotFound> { NotFoundNode(self, at: place) }
}

private final class NotFoundNode: ViewNode<NotFound> {
    init(_ view: NotFound, at place: Place) {
        super.init(at: place)
        graph.missingViews += 1
    }

    override func update(_ view: NotFound) {}

    override func unmount() {
        super.unmount()
        graph.missingViews -= 1
    }
}
