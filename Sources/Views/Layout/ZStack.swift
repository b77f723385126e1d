package import DOM

/// Views on top of each other: the last one is in front.
///
/// ```swift
/// ZStack(alignment: .bottomTrailing) {
///     Image("/photo.jpg", label: Text("The garden"))
///     Text("2026").padding(4)
/// }
/// ```
public struct ZStack<Content: View>: View {
    let alignment: Alignment
    package let content: Content
    /// Whether all but one of the views do not count for how large it is, and stand behind that one or in front of it.
    private var isOverlay = false
    private var isBehind = false

    /// - Parameters:
    ///   - alignment: where smaller views stand.
    ///   - content: the views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// A view with others in front of it, or behind it.
    init(overlay alignment: Alignment, isBehind: Bool, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, content: content)
        isOverlay = true
        self.isBehind = isBehind
    }
}

extension ZStack: PlainContainerView {
    package func makeElement(at place: Place) -> Element { Element(place.groupTag, class: "zstack") }

    package func update(_ element: Element) {
        element.setClass("align", alignment.vertical.className)
        element.setClass("justify", alignment.horizontal.className)
        element.setAlignment(alignment.horizontal, alignment.vertical)
    }

    package func makeContainer(_ element: Element) -> Container {
        guard isOverlay else { return Container(element) }
        let container = OverlayContainer(element)
        container.isBehind = isBehind
        return container
    }

    package func finish(_ element: Element, at place: Place) {
        guard alignment.horizontal.guide.isOwn || alignment.vertical.guide.isOwn else { return }
        place.graph.page.needGuides()
    }
}
