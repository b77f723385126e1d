internal import DOM

/// A label that is made of views, as one element within a line.
struct Caption<Content: View>: View {
    let className: String?
    let content: Content

    init(className: String? = nil, @ViewBuilder content: () -> Content) {
        self.className = className
        self.content = content()
    }
}

extension Caption: PlainContainerView {
    func makeElement(at place: Place) -> Element { Element("span", class: className) }

    func enter(_ place: inout Place) { place.isInline = true }
}
