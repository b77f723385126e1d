internal import DOM

/// Gives the controls of a whole page a colour: that of the program's asset catalogue.
package struct PageAccent<Content: View>: View {
    let color: Color?
    let content: Content

    /// - Parameter color: the colour; nil for that of the style sheet.
    package init(color: Color?, content: Content) {
        self.color = color
        self.content = content
    }
}

extension PageAccent: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { PageAccentNode(self, at: place) }
}

private final class PageAccentNode<Content: View>: WrappingNode<PageAccent<Content>, Content> {
    init(_ view: PageAccent<Content>, at place: Place) {
        if let color = view.color {
            place.graph.page.element.setClass("tint", "mixed")
            place.graph.page.element.setStyle("--tint", color.css)
        }
        super.init(view.content, at: place)
    }

    override func update(_ view: PageAccent<Content>) {
        child.update(view.content)
    }
}
