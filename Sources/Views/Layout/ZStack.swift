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

    /// - Parameters:
    ///   - alignment: where smaller views stand.
    ///   - content: the views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: PlainContainerView {
    package func makeElement(at place: Place) -> Element { Element(place.groupTag, class: "zstack") }

    package func update(_ element: Element) {
        element.setClass("align", alignment.vertical.className)
        element.setClass("justify", alignment.horizontal.rawValue)
    }
}
