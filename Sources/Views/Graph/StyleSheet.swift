/// The style sheets that only those pages bring along that show certain views; what every page may need is in pinion.css.
package enum StyleSheet: String, CaseIterable {
    /// Charts, tiles, logs and walls.
    case charts = "/charts.css"
    /// Columns that lead from one to the next, and lists whose rows are chosen.
    case columns = "/columns.css"
    /// What is cut out and masked, effects, places and canvases; symbols in several colours, and those that move.
    case drawing = "/drawing.css"
    /// Views that are measured, own layouts, guides, and what scrolling does to views.
    case measures = "/measures.css"
}

/// A view that needs a style sheet.
package struct SheetedView<Content: View>: View {
    let content: Content
    let sheet: StyleSheet
}

extension View {
    /// Has the page bring along a style sheet that speaks of the view.
    package func needs(_ sheet: StyleSheet) -> SheetedView<Self> {
        SheetedView(content: self, sheet: sheet)
    }
}

extension SheetedView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { SheetedNode(self, at: place) }
}

private final class SheetedNode<Content: View>: WrappingNode<SheetedView<Content>, Content> {
    init(_ view: SheetedView<Content>, at place: Place) {
        place.graph.page.need(view.sheet)
        super.init(view.content, at: place)
    }

    override func update(_ view: SheetedView<Content>) {
        child.update(view.content)
    }
}
