package import DOM

/// Views that can be scrolled where they do not find room.
///
/// ```swift
/// ScrollView(.horizontal) {
///     HStack { ForEach(photos) { photo in PhotoView(photo: photo) } }
/// }
/// ```
///
/// A page scrolls by itself, so that a vertical one only matters where its height is limited, as by `frame(height:)`.
/// A horizontal one can have the focus, so that arrow keys scroll it; with vertical ones browsers see to that.
public struct ScrollView<Content: View>: View {
    let axes: Axis.Set
    let showsIndicators: Bool
    package let content: Content

    /// - Parameters:
    ///   - axes: the directions in which it scrolls.
    ///   - showsIndicators: whether scroll bars are shown.
    ///   - content: the views.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: PlainContainerView {
    package func makeElement(at place: Place) -> Element { Element(place.groupTag, class: "scroll") }

    package func update(_ element: Element) {
        let isHorizontal = axes.contains(.horizontal)
        element.setClass(
            "scrolls",
            isHorizontal ? (axes.contains(.vertical) ? "both" : "x") : axes.contains(.vertical) ? "y" : "not")
        element.setClass("bars", showsIndicators ? nil : "hidden")
        element["role"] = isHorizontal ? "group" : nil
        element["tabindex"] = isHorizontal ? "0" : nil
    }
}
