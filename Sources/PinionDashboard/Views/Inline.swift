internal import DOM
internal import Views

/// A text in an element of its own, which the style sheet knows by its class.
struct Inline: View {
    private let tag: StaticString
    private let className: String
    private let text: String

    init(_ tag: StaticString, class className: String, _ text: String) {
        self.tag = tag
        self.className = className
        self.text = text
    }
}

extension Inline: ElementView {
    func makeElement(at place: Place) -> Element { Element(tag, class: className) }

    func update(_ element: Element, in environment: EnvironmentValues) { element.text = text }
}
