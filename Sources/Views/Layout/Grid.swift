package import DOM

/// Views in rows, whose columns stand below each other.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow {
///         Text("Processor")
///         Text(model.processor)
///     }
///     Divider()
///     GridRow {
///         Text("Memory")
///         Text(model.memory)
///     }
/// }
/// ```
///
/// What is not in a ``GridRow`` is as wide as all columns. Rows of up to eight columns are laid out; use a ``Table`` for
/// data.
public struct Grid<Content: View>: View {
    let alignment: Alignment
    let horizontalSpacing: Double?
    let verticalSpacing: Double?
    package let content: Content

    /// - Parameters:
    ///   - alignment: where smaller views stand in their cell.
    ///   - horizontalSpacing: the room between columns in pixels.
    ///   - verticalSpacing: the room between rows in pixels.
    ///   - content: the views.
    public init(
        alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }
}

extension Grid: PlainContainerView {
    package func makeElement(at place: Place) -> Element { Element(place.groupTag, class: "grid") }

    package func update(_ element: Element) {
        element.setClass("align", alignment.vertical.className)
        element.setClass("justify", alignment.horizontal.className)
        element.setLength("column-gap", "--column-gap", horizontalSpacing)
        element.setLength("row-gap", "--row-gap", verticalSpacing)
    }
}
