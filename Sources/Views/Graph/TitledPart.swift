internal import DOM

/// A part of a page that has a title of its own, which heads it one level below the headings around: what views inside
/// give is not the page's.
package struct TitledPart<Content: View>: View {
    let content: Content

    package init(@ViewBuilder content: () -> Content) {
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

    init(_ view: TitledPart<Content>, at place: Place) {
        container = place.container
        var inside = place.deeper
        inside.headingLevel += 1
        heading = Element(inside.headingTag, class: "title")
        super.init(at: place)
        inside.headingLevel += 1
        inside.screen = self
        child = inside.makeNode(view.content)
    }

    override func update(_ view: TitledPart<Content>) {
        child?.update(view.content)
    }

    func setTitle(_ title: GivenTitle?, for owner: Node) {
        titles.set(title, for: owner)
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
        child?.unmount()
    }
}
