package import DOM

/// Views below each other, of which only those near the ones that are seen are on the page.
///
/// ```swift
/// LazyVStack(alignment: .leading) {
///     ForEach(photos) { photo in PhotoView(photo: photo) }
/// }
/// ```
///
/// Of a ``ForEach`` with more than 200 elements those are evaluated, and sent, that a person sees, with some before and
/// after them; others come as the page is scrolled. Without JavaScript they stand on pages with links.
public struct LazyVStack<Content: View>: View {
    private let stack: VStack<Content>

    /// - Parameters:
    ///   - alignment: where narrower views stand.
    ///   - spacing: the room between them in pixels.
    ///   - content: the views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyVStack: PlainContainerView {
    package var content: Content { stack.content }

    package func makeElement(at place: Place) -> Element { stack.makeElement(at: place) }

    package func makeContainer(_ element: Element) -> Container { LazyContainer(element) }

    package func update(_ element: Element) {
        stack.update(element)
    }

    package func finish(_ element: Element, at place: Place) {
        stack.finish(element, at: place)
    }
}
