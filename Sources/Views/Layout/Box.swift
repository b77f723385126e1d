package import DOM

/// An element of the web around views: what the containers with more than one part are made of.
package struct Box<Content: View>: View {
    private let tag: StaticString
    private let className: String?
    private let attributes: [(StaticString, String)]
    private let change: (inout Place) -> Void
    package let content: Content

    /// - Parameters:
    ///   - tag: the element's tag; that of the place's group if there is none.
    ///   - change: what is different for the views inside.
    package init(
        _ tag: StaticString, class className: String? = nil, attributes: [(StaticString, String)] = [],
        change: @escaping (inout Place) -> Void = { _ in }, @ViewBuilder content: () -> Content
    ) {
        self.tag = tag
        self.className = className
        self.attributes = attributes
        self.change = change
        self.content = content()
    }
}

extension Box: PlainContainerView {
    package func makeElement(at place: Place) -> Element {
        let element = Element(tag, class: className)
        for (name, value) in attributes { element[name] = value }
        return element
    }

    package func enter(_ place: inout Place) { change(&place) }
}
