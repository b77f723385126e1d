internal import DOM

/// A view whose middle stands at a point.
struct PositionedView<Content: View>: View {
    let x: Double
    let y: Double
    let content: Content
}

extension PositionedView: PlainContainerView {
    func makeElement(at place: Place) -> Element {
        place.graph.page.need(.drawing)
        return Element(place.groupTag, class: "position")
    }

    func update(_ element: Element) {
        element.setStyle("--x", x.length)
        element.setStyle("--y", y.length)
    }
}
