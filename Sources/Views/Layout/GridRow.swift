package import DOM

/// A row of a ``Grid``: each view in it stands in a column of its own.
public struct GridRow<Content: View>: View {
    let alignment: VerticalAlignment?
    package let content: Content

    /// - Parameters:
    ///   - alignment: where lower views stand in this row; as in the whole grid if it is not given.
    ///   - content: the views.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: PlainContainerView {
    package func makeElement(at place: Place) -> Element { Element(place.groupTag, class: "grid-row") }

    package func update(_ element: Element) {
        element.setClass("align", alignment?.className)
    }
}

extension View {
    /// Has the view stand in several columns of a ``GridRow``, in up to eight.
    public func gridCellColumns(_ count: Int) -> some View {
        decorated(by: "span-\(min(max(count, 1), 8))", reach: .whole)
    }
}
