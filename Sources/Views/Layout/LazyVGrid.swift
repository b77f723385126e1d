package import DOM

/// Views in columns, filled row by row.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))], spacing: 12) {
///     ForEach(photos) { photo in PhotoView(photo: photo) }
/// }
/// ```
///
/// Of a ``ForEach`` with more than 200 elements only those near the ones that are seen are on the page, as in a
/// ``LazyVStack``.
public struct LazyVGrid<Content: View>: View {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: Double?
    package let content: Content

    /// - Parameters:
    ///   - columns: how wide the columns are; with an adaptive one as many as find room.
    ///   - alignment: where narrower views stand in their column.
    ///   - spacing: the room between rows in pixels.
    ///   - content: the views.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVGrid: PlainContainerView {
    package func makeElement(at place: Place) -> Element { Element(place.groupTag, class: "lazy-grid") }

    package func makeContainer(_ element: Element) -> Container { LazyContainer(element) }

    package func update(_ element: Element) {
        element.setStyle("--columns", columns.template)
        element.setClass("justify", (columns.first?.alignment?.horizontal ?? alignment).className)
        element.setLength("gap", "--gap", spacing ?? columns.first?.spacing)
    }
}
