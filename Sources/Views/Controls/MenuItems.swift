internal import DOM

/// The content of a menu, which stands above the rest of the page.
struct MenuItems<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension MenuItems: PlainContainerView {
    /// Some browsers give no focus to a button that is pressed: then it has to stay in the menu.
    func makeElement(at place: Place) -> Element {
        place.graph.page.needScript("/arrows.js")
        let element = Element("div", class: "items")
        element["tabindex"] = "-1"
        return element
    }
}
