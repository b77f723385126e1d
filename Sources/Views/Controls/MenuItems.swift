internal import DOM

/// What is inside a menu: it stands above the rest of the page.
struct MenuItems<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension MenuItems: ContainerView {
    func makeElement(at place: Place) -> Element { Element("div", class: "items") }
}
