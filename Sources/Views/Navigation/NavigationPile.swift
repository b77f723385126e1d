/// All views of a navigation stack, whose model is told when they go.
struct NavigationPile<Content: View>: View {
    let model: NavigationModel
    let content: Content
}

extension NavigationPile: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { NavigationPileNode(self, at: place) }
}

private final class NavigationPileNode<Content: View>: WrappingNode<NavigationPile<Content>, Content> {
    private let model: NavigationModel

    init(_ view: NavigationPile<Content>, at place: Place) {
        model = view.model
        // A sheet has no address: what lies above each other in it is the sheet's.
        if place.dialog == nil { model.leaveTrace(in: place.graph.query) }
        super.init(view.content, at: place)
        model.history?.pile = self
    }

    override func update(_ view: NavigationPile<Content>) {
        child.update(view.content)
    }

    /// The model goes first: nothing has to be told to the program when the whole stack goes.
    override func unmount() {
        model.close()
        super.unmount()
    }
}
