internal import DOM

/// A part of a page that has a title of its own, which heads it one level below the headings around: what views inside
/// give is not the page's. Of a column the browser's tab is told, too: the last of several names the page.
package struct TitledPart<Content: View>: View {
    let isColumn: Bool
    let content: Content

    /// - Parameter isColumn: whether it is all that is seen where there is no room for more.
    package init(isColumn: Bool = false, @ViewBuilder content: () -> Content) {
        self.isColumn = isColumn
        self.content = content()
    }
}

extension TitledPart: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { TitledPartNode(self, at: place) }
}

private final class TitledPartNode<Content: View>: ViewNode<TitledPart<Content>>, TitleHolder {
    private var titles = Titles()
    private var child: ViewNode<Content>?
    private let container: Container
    private let heading: Element
    /// What is told of the title as well.
    private weak var outer: (any TitleHolder)?

    init(_ view: TitledPart<Content>, at place: Place) {
        container = place.container
        var inside = place.deeper
        inside.headingLevel += 1
        heading = Element(view.isColumn ? "h1" : inside.headingTag, class: "title")
        outer = view.isColumn ? place.titleHolder : nil
        super.init(at: place)
        inside.headingLevel = view.isColumn ? 2 : inside.headingLevel + 1
        inside.screen = self
        child = inside.makeNode(view.content)
    }

    override func update(_ view: TitledPart<Content>) {
        child?.update(view.content)
    }

    func setTitle(_ title: GivenTitle?, for owner: Node) {
        titles.set(title, for: owner)
        outer?.setTitle(titles.title.map { GivenTitle($0, heading: nil) }, for: self)
        container.setNeedsArranging()
    }

    override func collect(into elements: inout [Element]) {
        if let title = titles.heading {
            heading.text = title
            elements.append(heading)
        }
        child?.collect(into: &elements)
    }

    override func unmount() {
        super.unmount()
        outer?.setTitle(nil, for: self)
        child?.unmount()
    }
}
