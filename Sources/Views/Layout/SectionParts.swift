internal import DOM

/// The element around a section.
struct SectionFrame<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension SectionFrame: PlainContainerView {
    func makeElement(at place: Place) -> Element {
        Element(place.isInFieldset ? "fieldset" : "section", class: "section")
    }
}

/// The heading of a section, which is the legend of one that groups fields.
struct SectionTitle<Content: View>: View {
    var isLegend = false
    let content: Content
}

extension SectionTitle: PlainContainerView {
    func makeElement(at place: Place) -> Element {
        if isLegend, place.isInFieldset { return Element("legend") }
        // What is above links in a bar is no part of the page's outline.
        let isInBar = place.scope.current.isInNavigationBar
        return Element(isInBar ? "p" : place.headingTag, class: "section-title")
    }

    func enter(_ place: inout Place) { place.isInline = true }
}

/// The content of a section: items if it is part of a list.
struct SectionRows<Content: View>: View {
    let content: Content
}

extension SectionRows: PlainContainerView {
    func makeElement(at place: Place) -> Element {
        guard place.isInList else { return Element("div", class: "rows") }
        guard let choices = place.scope.current.listChoices else { return ListElement(class: "rows") }
        return ChoiceListElement(choices, class: "rows")
    }

    func makeContainer(_ element: Element) -> Container {
        if element is ChoiceListElement { return ChoiceListContainer(element) }
        return element is ListElement ? ListContainer(element) : Container(element)
    }

    func enter(_ place: inout Place) { place.headingLevel += 1 }
}

extension Place {
    /// Whether a section groups the fields of a form.
    fileprivate var isInFieldset: Bool { isInForm && !isInList }
}
