internal import DOM

/// One of the views of a navigation stack: those that are covered are not seen, and give the page no title.
struct NavigationScreen<Content: View>: View {
    let isShown: Bool
    let content: Content
}

extension NavigationScreen: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { NavigationScreenNode(self, at: place) }
}

private final class NavigationScreenNode<Content: View>: ViewNode<NavigationScreen<Content>>, TitleHolder {
    private let outer: any TitleHolder
    private var titles = Titles()
    private var isShown: Bool
    private var covered: [Element] = []
    private var child: ViewNode<Content>?
    private let container: Container

    init(_ view: NavigationScreen<Content>, at place: Place) {
        isShown = view.isShown
        outer = place.titleHolder
        container = place.container
        super.init(at: place)
        var inside = place.deeper
        inside.screen = self
        child = inside.makeNode(view.content)
    }

    override func update(_ view: NavigationScreen<Content>) {
        child?.update(view.content)
        guard view.isShown != isShown else { return }
        isShown = view.isShown
        passTitleOn()
        container.setNeedsArranging()
    }

    func setTitle(_ title: String?, isShown: Bool, for owner: Node) {
        titles.set(title, isShown: isShown, for: owner)
        passTitleOn()
    }

    /// A screen has one title for the page: the one that it shows, or else the one for the browser's tab.
    private func passTitleOn() {
        let title = titles.heading ?? titles.title
        outer.setTitle(isShown ? title : nil, isShown: titles.heading != nil, for: self)
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child?.collect(into: &elements)
        // What is hidden by itself stays so when the screen is uncovered.
        let before = Set(covered.map { ObjectIdentifier($0) })
        let present = elements[start...].filter { !$0.isHidden || before.contains(ObjectIdentifier($0)) }
        for element in covered where isShown { element.isHidden = false }
        covered = isShown ? [] : present
        for element in covered where !element.isHidden { element.isHidden = true }
    }

    override func unmount() {
        super.unmount()
        outer.setTitle(nil, isShown: false, for: self)
        child?.unmount()
    }
}
