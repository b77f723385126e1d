internal import DOM

/// A bar with its label, and with what says its value in words.
struct LabeledMeter<Content: View>: View {
    let className: String
    let content: Content

    init(className: String, @ViewBuilder content: () -> Content) {
        self.className = className
        self.content = content()
    }
}

extension LabeledMeter: PlainContainerView {
    func makeElement(at place: Place) -> Element { Element("label") }

    func enter(_ place: inout Place) { place.isInline = true }

    func update(_ element: Element) {
        element["class"] = className
    }
}
