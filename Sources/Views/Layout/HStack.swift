package import DOM

/// Views beside each other. Where a screen is too narrow for them they go on in the next line.
///
/// ```swift
/// HStack(spacing: 8) {
///     Text("Total")
///     Spacer()
///     Text("\(total)")
/// }
/// ```
public struct HStack<Content: View>: View {
    let alignment: VerticalAlignment
    let spacing: Double?
    package let content: Content

    /// - Parameters:
    ///   - alignment: where lower views stand.
    ///   - spacing: the room between them in pixels.
    ///   - content: the views.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: PlainContainerView {
    package func makeElement(at place: Place) -> Element { Element(place.groupTag, class: "hstack") }

    package func update(_ element: Element) {
        element.setClass("align", alignment.className)
        element.setLength("gap", "--gap", spacing)
        element.setAlignment(nil, alignment)
    }

    package func finish(_ element: Element, at place: Place) {
        if alignment.guide.isOwn { place.graph.page.needGuides() }
    }
}
