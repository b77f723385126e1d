package import DOM

/// Views below each other.
public struct VStack<Content: View>: View {
    let alignment: HorizontalAlignment
    let spacing: Double?
    package let content: Content

    /// - Parameters:
    ///   - alignment: where narrower views stand.
    ///   - spacing: the room between them in pixels.
    ///   - content: the views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: PlainContainerView {
    package func makeElement(at place: Place) -> Element { Element(place.groupTag, class: "vstack") }

    package func update(_ element: Element) {
        element.setClass("align", alignment.className)
        element.setLength("gap", "--gap", spacing)
        element.setAlignment(alignment, nil)
    }

    package func finish(_ element: Element, at place: Place) {
        if alignment.guide.isOwn { place.graph.page.needGuides() }
    }
}
