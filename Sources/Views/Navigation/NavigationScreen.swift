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
    // Another screen may be around, which holds what stands on it.
    private weak var outer: (any TitleHolder)?
    private var titles = Titles()
    private var isShown: Bool
    private var child: ViewNode<Content>?
    private let container: Container
    /// The element around a covered screen, which hides and shows its own elements as it likes.
    private lazy var cover = makeCover()
    private let coverTag: StaticString

    init(_ view: NavigationScreen<Content>, at place: Place) {
        isShown = view.isShown
        outer = place.titleHolder
        container = place.container
        coverTag = place.groupTag
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

    func setTitle(_ title: GivenTitle?, for owner: Node) {
        titles.set(title, for: owner)
        passTitleOn()
    }

    private func passTitleOn() {
        outer?.setTitle(isShown ? titles.given : nil, for: self)
    }

    override func collect(into elements: inout [Element]) {
        guard !isShown, let child else {
            child?.collect(into: &elements)
            return
        }
        cover.arrange(child.elements)
        elements.append(cover)
    }

    private func makeCover() -> Element {
        let cover = Element(coverTag)
        cover.isHidden = true
        return cover
    }

    override func unmount() {
        super.unmount()
        outer?.setTitle(nil, for: self)
        child?.unmount()
    }
}

private enum ScreenKey: PlaceKey {
    struct Value {
        // It is around for as long as what stands on it.
        unowned(unsafe) let screen: any TitleHolder
    }
}

extension Place {
    /// The screen of a navigation stack that is around, if one is.
    var screen: (any TitleHolder)? {
        get { self[ScreenKey.self]?.screen }
        set { self[ScreenKey.self] = newValue.map { ScreenKey.Value(screen: $0) } }
    }

    /// The page, sheet or screen that a view here gives a title to.
    var titleHolder: any TitleHolder { screen ?? dialog ?? graph.page }
}
