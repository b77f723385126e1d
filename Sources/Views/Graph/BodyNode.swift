package import DOM

/// The place of a view that is made of other views.
package final class BodyNode<Content: View>: ViewNode<Content> {
    @exclusivity(unchecked) private var view: Content
    @exclusivity(unchecked) private var owner = FieldOwner(for: Content.self)
    private let inside: Place
    private var child: ViewNode<Content.Body>?

    package init(_ view: Content, at place: Place) {
        var inside = place.deeper
        inside.owner = Content.self
        self.inside = inside
        self.view = view
        super.init(at: place)
        evaluate()
    }

    override package func update(_ view: Content) {
        guard owner.replace(&self.view, with: view) || isDirty else { return }
        evaluate()
    }

    override package func evaluate() {
        super.evaluate()
        guard let body = track({ owner.install(in: &view, for: self, at: inside) ? view.body : nil }) else {
            child?.unmount()
            child = nil
            return inside.container.setNeedsArranging()
        }
        if let child {
            child.update(body)
        } else {
            child = inside.makeNode(body)
            inside.container.setNeedsArranging()
        }
    }

    override package func collect(into elements: inout [Element]) {
        child?.collect(into: &elements)
    }

    override package func unmount() {
        super.unmount()
        child?.unmount()
        owner.uninstall()
    }
}
